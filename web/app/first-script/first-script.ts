// Bundled into one small file that stands first in the head of every document, and runs before anything is painted.
// oxlint-disable-next-line import/no-unassigned-import -- a script of its own for pages that are served unbuilt
import '../../public/theme.js'
import { showEarly } from './early-look.ts'
import { keepEarlyPresses } from './early-presses.ts'
import { beginSession } from './early-session.ts'
import { hideForOthers } from './hide-for-others.ts'
import { preloadRoute } from './preloads.ts'
import { startProgram } from './program.ts'

hideForOthers()
beginSession()
preloadRoute(document.currentScript)
showEarly()
keepEarlyPresses()
void startProgram(document.currentScript)
