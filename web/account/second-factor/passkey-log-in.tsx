import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logInWithPasskey } from '#shared/account/contract/second-factor/log-in-with-passkey.ts'
import { startPasskeyLogIn } from '#shared/account/contract/second-factor/start-passkey-log-in.ts'
import type { ReplyOf } from '#shared/contract/client.ts'
import { call } from '#web/api/call.ts'
import { toastOnError } from '#web/api/errors/toast-on-error.ts'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { Button } from '#web/ui/button/button.tsx'
import { askPasskey, hasPasskeys } from './passkey.ts'

interface PasskeyLogInProps {
  stays: boolean
  onSignedIn: (told: ReplyOf<typeof logInWithPasskey>) => Promise<void>
}

/** Signs in by a passkey alone. */
export function PasskeyLogIn({ stays, onSignedIn }: PasskeyLogInProps) {
  const { t } = useTranslation('security')
  const [isPending, setPending] = useState(false)
  if (!hasPasskeys()) return null

  async function logIn() {
    setPending(true)
    try {
      await toastOnError(async () => {
        const { challenge, passkey: request } = await call(startPasskeyLogIn, { body: {} })
        const passkey = await askPasskey(request)
        if (passkey)
          await onSignedIn(await call(logInWithPasskey, { body: { challenge, passkey, remember_me: stays } }))
        else toast.error(t('passkeyCancelled'))
      })
    } finally {
      setPending(false)
    }
  }

  return (
    <Button size="lg" icon="lock" wide isPending={isPending} onPress={() => void logIn()}>
      {t('logInWithPasskey')}
    </Button>
  )
}
