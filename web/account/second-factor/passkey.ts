import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#shared/account/contract/webauthn.ts'

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

/** Lets the browser make a passkey. */
export const makePasskey = (creation: PasskeyCreation) =>
  orCancelled(async () => (await (await load()).startRegistration({ optionsJSON: creation })) as PasskeyAttestation)
