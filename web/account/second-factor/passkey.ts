import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '#shared/account/contract/second-factor/webauthn.ts'

const load = () => import('@simplewebauthn/browser')

/** Whether passkeys can be used here: they need a browser that knows them and a name instead of an IP address. */
export const hasPasskeys = () =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(location.hostname)

/** Undefined where the person cancels, or the browser has none to give. */
async function orCancelled<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (
      error instanceof Error &&
      /^(NotAllowed|Abort|InvalidState|Security|NotSupported|Constraint|Unknown)Error$/.test(error.name)
    )
      return undefined
    throw error
  }
}

/** Lets the browser sign a challenge by a passkey. */
export const askPasskey = (request: PasskeyRequest) =>
  orCancelled(async () => (await (await load()).startAuthentication({ optionsJSON: request })) as PasskeyAssertion)

/** Lets the browser make a passkey; `known` where the device has one for this account already. */
export const makePasskey = (creation: PasskeyCreation) =>
  orCancelled(async () => {
    try {
      return await (await load()).startRegistration({ optionsJSON: creation })
    } catch (error) {
      if (error instanceof Error && error.name === 'InvalidStateError') return 'known' as const
      throw error
    }
  })
