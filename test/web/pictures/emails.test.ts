import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { weekdayOf } from '#shared/calendar/day.ts'
import { eachDay } from '#shared/calendar/period.ts'
import { companyDeletedEmail, passwordResetEmail } from '#shared/notifications/account-emails.ts'
import { deadlineEmail } from '#shared/notifications/deadline-email.ts'
import { digestEmail } from '#shared/notifications/digest-email.ts'
import { emailChangeEmail } from '#shared/notifications/email-change-emails.ts'
import { drawnDays } from '#shared/notifications/email/drawn-days.ts'
import type { EmailContent } from '#shared/notifications/email/email-parts.ts'
import { invitationEmail } from '#shared/notifications/email/invitation-email.ts'
import { factsEmail } from '#shared/notifications/facts-email.ts'
import { messageEmail } from '#shared/notifications/message-email.ts'
import { occasionEmail } from '#shared/notifications/occasion-email.ts'
import { reminderEmail } from '#shared/notifications/reminder-email.ts'
import { welcomeEmail } from '#shared/notifications/welcome-email.ts'
import {
  address,
  asked,
  backOn,
  contact,
  email,
  links,
  own,
  period,
  weekend,
} from '#test/shared/notifications/sample-emails.ts'
import { launch } from '../../support/chromium.ts'
import { troubleWith } from './compare.ts'

vi.setConfig({ testTimeout: 120_000 })

let browser: Browser
beforeAll(async () => void (browser = await launch()), 120_000)
afterAll(async () => browser?.close())

const gone = drawnDays(period, 'gone', weekend)
const over = { drawn: gone, left: [], isToDecide: false }
const long = { from_date: '2026-12-17', to_date: '2027-01-10' }
const weekends = [...eachDay(long)]
  .filter(date => weekdayOf(date) > 5)
  .map(date => ({ date, reason: 'rest_day' as const, name: null }))
const company = 'Kéktó Műhely Kft.'
const common = { recipient: 'Csilla', person: 'Kis Anna', company, address, settings: links.settings }

const waiting = [
  { person: 'Kis Anna', period: '2026. dec. 17–22.' },
  { person: 'Rácz Tamás', period: '2026. dec. 21.' },
]
const colleagues = ['Kis Anna', 'Rácz Tamás', 'Kiss Éva']

/** Each email as it is read first, then those that show another theme, width or language. */
const emails: [name: string, email: EmailContent, width?: 390, theme?: 'dark'][] = [
  ['request', asked('hu')],
  ['request-dark', asked('hu'), undefined, 'dark'],
  ['request-390', asked('hu'), 390],
  ['request-390-dark', asked('en'), 390, 'dark'],
  ['approved', own('hu', { backOn })],
  ['approved-en-dark', own('en', { backOn, leave: 'unpaid', leaveType: 'Unpaid leave', left: [] }), undefined, 'dark'],
  ['denied', own('hu', { type: 10, ...over, response: 'Sokan vannak távol.' })],
  ['withdrawn', asked('hu', { type: 13, step: 'withdrawn', ...over, away: [], links })],
  ['mandatory', own('hu', { type: 14, backOn, isProtected: true, response: null })],
  ['long-390', own('hu', { drawn: drawnDays(long, 'taken', weekends), left: [] }), 390],
  ['invitation', invitationEmail({ company, inviter: 'Kovács Csilla', address }, 'hu')],
  ['reset', passwordResetEmail({ email, address }, 'hu')],
  ['message', messageEmail({ ...common, message: 'Pénteken rövidített munkanap lesz.\n\nJó hétvégét!' }, 'hu')],
  ['birthday', occasionEmail({ ...common, kind: 'birthday', day: '2026-11-20', isToday: true, years: 3 }, 'hu')],
  ['welcome-390', welcomeEmail({ step: 'begin', recipient: 'Anna', email, address }, 'hu'), 390],
  ['new-address-en', emailChangeEmail({ address }, 'en')],
  ['reminder', reminderEmail({ ...common, requests: waiting, further: 3 }, 'hu')],
  ['digest-390-dark', digestEmail({ ...common, away: 4, waiting: 2, names: colleagues }, 'hu'), 390, 'dark'],
  ['deadline', deadlineEmail({ ...common, deadline: { kind: 'carried', days: 3, last_date: '2027-03-31' } }, 'hu')],
  ['deleted', companyDeletedEmail({ ...common, name: 'Szűcs Márta', until: '2026-12-23', contact }, 'hu')],
  ['facts', factsEmail({ ...common, type: 20, facts: 'Születési dátum', reason: '' }, 'hu')],
]

it.each(emails)('P01 an email looks as it is meant to: %s', async (name, { html }, width, theme) => {
  const page = await browser.newPage({ viewport: { width: width ?? 600, height: 600 }, colorScheme: theme ?? 'light' })
  await page.setContent(html)
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled' })
  expect(await troubleWith(`email-${name}`, take)).toBeUndefined()
  await page.close()
})
