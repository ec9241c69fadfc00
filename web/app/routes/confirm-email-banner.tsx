import { ConfirmEmailBanner } from '#web/account/confirm-email-banner.tsx'
import { loadLinkWords } from './link-words.ts'

await loadLinkWords()

export default ConfirmEmailBanner
