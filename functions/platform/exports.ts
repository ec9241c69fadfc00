import { Bucket } from './files.ts'

/** Files that people have asked for, in `exports/`, kept a week. */
export const exportFiles = new Bucket('EXPORTS')
