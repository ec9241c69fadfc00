import { setTimeout as pause } from 'node:timers/promises'
import type { World } from '#test/support/world.ts'

/** The newest email to an address with these words in its subject, once `sent` of them have come. */
export async function receivedEmail({ cloud }: World, email: string, subject: RegExp, sent = 1) {
  for (const until = Date.now() + 60_000; Date.now() < until; await pause(30)) {
    const emails = cloud.mails().filter(mail => mail.to === email && subject.test(mail.subject))
    if (emails.length >= sent) return emails.at(-1)!
  }
  throw new Error(`No email about ${subject} reached ${email}`)
}

/** The token of the newest link for choosing another password. */
export async function resetTokenOf(world: World, email: string, sent = 1): Promise<string> {
  const { text } = await receivedEmail(world, email, /Reset your password|Új jelszó beállítása/, sent)
  return /\/change-password\?token=([\w.-]+)/.exec(text)![1]!
}
