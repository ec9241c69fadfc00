import { supportAddress } from '#web/api/support-address.ts'

/** The address to write to for help. */
export const SupportLink = () => <a href={`mailto:${supportAddress}`}>{supportAddress}</a>
