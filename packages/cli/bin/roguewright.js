#!/usr/bin/env node
// The command `roguewright`. Which Node runs it is decided in launch.mjs.

import { launch } from './launch.mjs';

await launch();
