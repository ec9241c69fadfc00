import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { show } from '#web/ui/show.test-support.tsx'

/** A retry that waits would reach into the next test, which reads the same. */
const reading = { dedupingInterval: 0, shouldRetryOnError: false }

/** Shows parts that read from the API; what the test before has read is not taken for known. */
export const showFresh = (children: ReactNode) => show(<SWRConfig value={reading}>{children}</SWRConfig>)
