import { useSyncExternalStore } from 'react'
import { uploads } from './uploads.ts'

/** The uploads on their way to a request, and those that did not arrive. */
export const useUploads = (request: string) =>
  useSyncExternalStore(uploads.subscribe, uploads.current).filter(upload => upload.request === request)
