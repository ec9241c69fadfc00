import i18next from 'i18next'
import type { countVisit as endpoint } from '#shared/site/contract/count-visit.ts'
import { campaignOf } from '#shared/site/visits/followed-campaign.ts'
import { consentIn } from '#web/ui/feedback/cookie-banner/consent.ts'

/** Checked against the contract, whose schemas a public page does without. */
const { method, path }: Pick<typeof endpoint, 'method' | 'path'> = { method: 'POST', path: '/landing/visit' }

/** Counts the page that is open, with the advertisement that led there where that may be known; nobody waits for it, and nobody is told where it fails. */
export async function countVisit(): Promise<void> {
  const campaign = consentIn(document.cookie)?.marketing ? campaignOf(location.search, document.referrer) : undefined
  const body = JSON.stringify({ ...(campaign && { campaign }) })
  const headers = { 'content-type': 'application/json' }
  // A reply that nobody reads keeps its connection busy.
  await fetch(`/api/${i18next.language}${path}`, { method, headers, body })
    .then(reply => reply.text())
    .catch(() => {})
}
