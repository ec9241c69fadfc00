import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { DraftsContext } from './drafts/drafts-context.ts'
import { drafts } from './drafts/drafts.test-support.ts'
import { show } from '#web/ui/show.test-support.tsx'

/** A retry that waits would reach into the next test, which reads the same. */
const reading = { dedupingInterval: 0, shouldRetryOnError: false }

/** Shows parts that read from the API and keep what is typed; what the test before has read is not taken for known. */
export const showFresh = (children: ReactNode, at?: string) =>
  show(
    <SWRConfig value={reading}>
      <DraftsContext value={drafts}>{children}</DraftsContext>
    </SWRConfig>,
    at,
  )
