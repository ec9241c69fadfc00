import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { show } from '../ui/show.test-support.tsx'

/** Shows parts that read from the API; what the test before has read is not taken for known. */
export const showFresh = (children: ReactNode) =>
  show(<SWRConfig value={{ dedupingInterval: 0 }}>{children}</SWRConfig>)
