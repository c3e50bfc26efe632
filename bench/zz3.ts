import { readFileSync } from 'node:fs';
import { surveyContent } from '@roguewright/engine/game';
const one=[{path:'all.arc',text:readFileSync('/tmp/all.arc','utf8')},{path:'all.trs',text:readFileSync('/tmp/all.trs','utf8')}];
for (let i=0;i<10;i++) surveyContent(one).problems.length;
const times=[];
for (let i=0;i<80;i++) { const t=process.threadCpuUsage(); const p = surveyContent(one).problems.length; const u=process.threadCpuUsage(t); times.push((u.user+u.system)/1000); if(p) console.log(p); }
times.sort((a,b)=>a-b); console.log('cpu ms min', times[0], 'median', times[40]);
