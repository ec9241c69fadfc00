import { loadNamespaces } from '../language/namespaces.ts'
import { profileNamespaces } from './profile-namespaces.ts'

/** The dialog of a proposed change of facts, with the namespaces that it uses. */
export async function loadFactReview() {
  const [{ ReviewDialog }] = await Promise.all([
    import('#web/people/facts/review-dialog.tsx'),
    loadNamespaces(profileNamespaces),
  ])
  return { default: ReviewDialog }
}
