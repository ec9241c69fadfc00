import { Bucket } from './files.ts'

/** Files that people have asked for, in `exports/`, kept a day. */
export const exportFiles = new Bucket('EXPORTS')
