import { useState } from 'react'
import { ApiError } from '#shared/contract/client.ts'
import { IdentityDialog } from './identity-dialog.tsx'

/**
 * Does what takes a confirmed identity: where the API says that it is not confirmed, a dialog asks for it and the same is done
 * again. Resolves to undefined where the person gives up.
 */
export function useIdentity() {
  const [asking, ask] = useState<(isConfirmed: boolean) => void>()

  async function confirmed<T>(act: () => Promise<T>): Promise<T | undefined> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'identityUnconfirmed') throw error
      const isConfirmed = await new Promise<boolean>(answer => ask(() => answer))
      ask(undefined)
      return isConfirmed ? act() : undefined
    }
  }

  const dialog = asking && <IdentityDialog onConfirmed={() => asking(true)} onClose={() => asking(false)} />
  return { confirmed, dialog }
}
