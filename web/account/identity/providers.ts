import { isProvider, type Provider } from '#shared/account/identity.ts'

/** The providers by which people sign in at the stage of these pages. */
export const providers: readonly Provider[] = (import.meta.env.VITE_PROVIDERS ?? '').split(' ').filter(isProvider)
