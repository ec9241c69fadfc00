import { lazy } from 'react'
import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'

export const securityNamespaces: NamespaceLoader = {
  hu: () => import('#web/account/second-factor/security-words-hu.ts'),
  en: () => import('#web/account/second-factor/security-words-en.ts'),
}

/** The second step of a sign-in, loaded by those who have one. */
export const SecondStepForm = lazy(async () => {
  const [{ SecondStepForm }] = await Promise.all([
    import('#web/account/second-factor/second-step-form.tsx'),
    loadNamespaces(securityNamespaces),
  ])
  return { default: SecondStepForm }
})

/** The sign-in by passkey, loaded after the page. */
export const PasskeyLogIn = lazy(async () => {
  const [{ PasskeyLogIn }] = await Promise.all([
    import('#web/account/second-factor/passkey-log-in.tsx'),
    loadNamespaces(securityNamespaces),
  ])
  return { default: PasskeyLogIn }
})

const identityNamespaces: NamespaceLoader = {
  hu: () => import('#web/account/identity/identity-words-hu.ts'),
  en: () => import('#web/account/identity/identity-words-en.ts'),
}

/** The sign-in by a provider, loaded after the page. */
export const ProviderButtons = lazy(async () => {
  const [{ ProviderButtons }] = await Promise.all([
    import('#web/account/identity/provider-buttons.tsx'),
    loadNamespaces(identityNamespaces),
  ])
  return { default: ProviderButtons }
})

/** The page that leads to a second factor, loaded by those who need one. */
export const FactorNeededPage = lazy(async () => {
  const [{ FactorNeededPage }] = await Promise.all([
    import('#web/account/second-factor/factor-needed-page.tsx'),
    loadNamespaces(securityNamespaces),
  ])
  return { default: FactorNeededPage }
})
