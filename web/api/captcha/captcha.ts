import i18next from 'i18next'
import { ApiError } from '#shared/contract/client.ts'
import { apiErrorOf } from '../errors/api-error-of.ts'
import { captchaKey, captchaScript } from './captcha-script.ts'

/** What a form does that a machine might do a thousand times. */
type Action = 'log_in' | 'register' | 'forgot_password' | 'contact'

interface Captcha {
  ready: (then: () => void) => void
  execute: (key: string, wish: { action: Action }) => Promise<string>
}

/** The captcha's part of the world: its program, brought when the first form needs it, and the key to ask it with. */
export interface CaptchaWorld {
  key: string
  bring: () => Promise<Captcha>
}

const browser: CaptchaWorld = { key: captchaKey, bring: once(loadScript) }

/** A token that says a person is here, or nothing where the stage asks for none. Rejects with the sentence for the form. */
export async function captchaFor(action: Action, { key, bring }: CaptchaWorld = browser): Promise<string | undefined> {
  if (!key) return undefined
  try {
    const captcha = await bring()
    await new Promise<void>(resolve => captcha.ready(resolve))
    return await captcha.execute(key, { action })
  } catch (error) {
    // Without a connection it is not the person who is doubted.
    if (!navigator.onLine) throw apiErrorOf(error)
    throw new ApiError(422, { success: 0, code: 'invalid', message: i18next.t('problems:captcha') })
  }
}

function loadScript(): Promise<Captcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve((window as unknown as { grecaptcha: Captcha }).grecaptcha))
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The captcha could not be brought.'))
    })
    script.src = captchaScript
    document.head.append(script)
  })
}

/** Does a work once; one that failed may be tried again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let doing: Promise<T> | undefined
  return () =>
    (doing ??= work().catch((error: unknown) => {
      doing = undefined
      throw error
    }))
}
