import { isGenuine, linkToken, namesIn } from '#functions/platform/secrets.ts'

const purpose = 'connect slack'

/** Seconds within which an administrator comes back from Slack. */
const lasts = 15 * 60

interface Installer {
  company: string
  user: string
}

/** What Slack gives back with the code, so that nobody has somebody else's company connected with a workspace of their own. */
export const installState = ({ company, user }: Installer, { seconds }: { seconds: number }) =>
  linkToken([company, user, (seconds + lasts).toString(36)].join('_'), purpose)

/** Whether a state was given to whoever comes back with it, a short while ago. */
export async function isStateOf(state: string, { company, user }: Installer, { seconds }: { seconds: number }) {
  const [ofCompany, ofUser, expires = ''] = namesIn(state)
  if (ofCompany !== company || ofUser !== user || !(Number.parseInt(expires, 36) > seconds)) return false
  return isGenuine(state, purpose)
}
