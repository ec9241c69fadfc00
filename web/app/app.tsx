import { SWRConfig } from 'swr'
import { RouterProvider } from 'react-router/dom'
import { ApiError } from '#shared/contract/client.ts'
import { useRouter } from './router.ts'

/** What was read is read again after a change, a notice, or on coming back online; not at every glance at the window. */
const reading = {
  revalidateOnFocus: false,
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
}

export function App() {
  const router = useRouter()
  return (
    <SWRConfig value={reading}>
      <RouterProvider key={router.basename} router={router} />
    </SWRConfig>
  )
}
