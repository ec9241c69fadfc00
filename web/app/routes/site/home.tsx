import { lazy, memo, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { HomePage } from '#web/site/home-page.tsx'
import { SignUpField } from '#web/site/sign-up-field.tsx'
import { loadNamespaces, type NamespaceLoader } from '../../language/namespaces.ts'
import { onceConnected } from './once-connected.ts'
import { untilWanted } from './until-wanted.ts'
import { drafts } from '../../session/browser-drafts.ts'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/site/home/home-words-hu.ts'),
  en: () => import('#web/site/home/home-words-en.ts'),
}

/** Begins the registration, which finds the address as if it had been typed there. */
function useSignUp() {
  const navigate = useNavigate()
  return (email: string) => {
    drafts.save(draftNameOf(undefined, 'register'), { email })
    void navigate('/register')
  }
}

async function loadSections() {
  const load = () => Promise.all([import('./sections-of-home.tsx'), loadNamespaces(namespaces)])
  const isWritten = !import.meta.env.SSR && document.getElementById('features') !== null
  if (!import.meta.env.SSR) await untilWanted(isWritten)
  const [{ SectionsOfHome }] = await (isWritten ? onceConnected(load) : load())
  return { default: () => <SectionsOfHome signUp={<SignUpField onSignUp={useSignUp()} />} /> }
}

const Sections = import.meta.env.SSR ? (await loadSections()).default : lazy(loadSections)

/** What is below the first screen: written with the page, and hydrated when its program has come, until when nothing above draws it anew. */
const BelowTheFold = memo(() => (
  <Suspense fallback={null}>
    <Sections />
  </Suspense>
))

export const Home = () => (
  <HomePage onSignUp={useSignUp()}>
    <BelowTheFold />
  </HomePage>
)
