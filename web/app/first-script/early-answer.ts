import { consentCookie } from '#web/ui/feedback/cookie-banner/consent.ts'
import { tellConsent } from '#web/ui/feedback/cookie-banner/consent-change.ts'
import { answerMark, answers, writtenBanner } from '#web/ui/feedback/cookie-banner/written-banner.ts'

/** Keeps the answer to the question about cookies that a press gives, and takes the question away, however long the program takes to come. */
export function keepAnswer(pressed: Element): boolean {
  const answer = answers[pressed.getAttribute(answerMark) as keyof typeof answers]
  if (!answer) return false
  document.cookie = consentCookie(answer, { secure: location.protocol === 'https:' })
  writtenBanner()?.setAttribute('hidden', '')
  tellConsent()
  return true
}
