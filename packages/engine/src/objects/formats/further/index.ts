// Formats beside archetypes and treasure lists: faces and animations, artifacts, races.

export type {
  AnimationReading,
  FaceReading,
  FurtherLine,
  SmoothReading,
} from './face-reading.ts';
export {
  type ArtifactReading,
  type ArtifactsReading,
  readArtifacts,
} from './read-artifacts.ts';
export {
  type FaceDocument,
  type FacesReading,
  readFaces,
  writeFaceDocument,
} from './read-faces.ts';
export {
  type RaceDocument,
  type RaceReading,
  type RacesReading,
  readRaces,
  writeRaceDocument,
  writeRaces,
} from './read-races.ts';
export { writeArtifacts } from './write-artifacts.ts';
export { writeFaces } from './write-faces.ts';
