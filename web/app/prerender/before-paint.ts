import { isForThisVisitor } from './prerendered-page.ts'

// Runs before the first paint of a page that was written in advance: what is not meant for this visitor is not shown.
const page = document.documentElement
if (!isForThisVisitor(page.lang)) page.dataset.stale = ''
