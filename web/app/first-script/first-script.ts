// Bundled into one small file that stands first in the head of every document, and runs before anything is painted.
// oxlint-disable-next-line import/no-unassigned-import -- a script of its own for pages that are served unbuilt
import '../../public/theme.js'
import { beginSession } from './early-session.ts'
import { hideForOthers } from './hide-for-others.ts'
import { preloadRoute } from './preloads.ts'

hideForOthers()
beginSession()
preloadRoute(document.currentScript)
