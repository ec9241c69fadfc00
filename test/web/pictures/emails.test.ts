import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { weekdayOf } from '#shared/calendar/day.ts'
import { eachDay } from '#shared/calendar/period.ts'
import {
  accountErasedEmail,
  companyDeletedEmail,
  companyRestoredEmail,
  confirmationEmail,
  dataExportEmail,
  passwordResetEmail,
  securityAlertEmail,
} from '#shared/notifications/account-emails.ts'
import { contactEmail } from '#shared/notifications/contact-email.ts'
import { deadlineEmail } from '#shared/notifications/deadline-email.ts'
import { digestEmail } from '#shared/notifications/digest-email.ts'
import {
  emailChangeAskedEmail,
  emailChangedEmail,
  emailChangeEmail,
} from '#shared/notifications/email-change-emails.ts'
import { drawnDays } from '#shared/notifications/email/drawn-days.ts'
import type { EmailContent } from '#shared/notifications/email/email-parts.ts'
import { invitationEmail } from '#shared/notifications/email/invitation-email.ts'
import { factsEmail } from '#shared/notifications/facts-email.ts'
import { messageEmail } from '#shared/notifications/messages/message-email.ts'
import { occasionEmail } from '#shared/notifications/occasion-email.ts'
import { grantEmail, orderEmail } from '#shared/notifications/order-email.ts'
import { reminderEmail } from '#shared/notifications/reminder-email.ts'
import { welcomeEmail } from '#shared/notifications/welcome-email.ts'
import { factLabel } from '#shared/people/facts/fact-in-words.ts'
import { languages, type Language } from '#shared/words/language.ts'
import { momentInWords } from '#shared/words/moment-in-words.ts'
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

/** A pro-forma invoice of a year for 22 people. */
const order = {
  number: 'D-2026-0117',
  plan: 'standard',
  seats: 22,
  from_date: '2027-01-20',
  to_date: '2028-01-19',
  net: 107_800,
  vat_percent: 27,
  vat: 29_106,
  gross: 136_906,
  payable_until: '2026-11-28',
  buyer: { name: company, tax_number: '12345676-2-41', address: '2600 Vác, Duna-sor 14.', reference: 'PO-7' },
} as const

/** When something has happened, in Unix seconds. */
const at = Date.parse('2026-11-20T10:15+01:00') / 1000

/** Every email that is sent, in a language. */
const everyEmail = (language: Language): EmailContent[] => [
  asked(language),
  own(language, { backOn }),
  own(language, { type: 10, ...over, response: 'Sokan vannak távol.' }),
  asked(language, { type: 13, step: 'withdrawn', ...over, away: [], links }),
  asked(language, { type: 13, step: 'changed', links }),
  own(language, { type: 13, step: 'shortened', response: null }),
  own(language, { type: 14, backOn, isProtected: true, response: null }),
  invitationEmail({ company, inviter: 'Kovács Csilla', address }, language),
  welcomeEmail({ step: 'register', recipient: '', email, address }, language),
  welcomeEmail({ step: 'invite', recipient: 'Csilla', email, address }, language),
  confirmationEmail({ email, address }, language),
  passwordResetEmail({ email, address }, language),
  securityAlertEmail({ what: 'password_changed', at: momentInWords(at, language), email, address }, language),
  emailChangeEmail({ address }, language),
  emailChangeAskedEmail({ address, email }, language),
  emailChangedEmail({ address, email, at: momentInWords(at, language) }, language),
  dataExportEmail({ email, until: momentInWords(at + 86_400, language), address }, language),
  accountErasedEmail({ email, address, contact }, language),
  companyDeletedEmail({ ...common, name: 'Szűcs Márta', until: '2026-12-23', contact }, language),
  companyRestoredEmail({ ...common, contact }, language),
  factsEmail({ ...common, type: 19, facts: factLabel('birth_date', language), reason: '' }, language),
  factsEmail({ ...common, type: 20, facts: factLabel('birth_date', language), reason: 'Elírás.' }, language),
  occasionEmail({ ...common, kind: 'birthday', day: '2026-11-20', isToday: true, years: 3 }, language),
  occasionEmail({ ...common, kind: 'anniversary', day: '2026-11-20', isToday: false, years: 3 }, language),
  messageEmail({ ...common, message: 'Pénteken rövidített munkanap lesz.\n\nJó hétvégét!' }, language),
  reminderEmail({ ...common, requests: waiting, further: 3 }, language),
  digestEmail({ ...common, away: 4, waiting: 2, names: colleagues }, language),
  deadlineEmail({ ...common, deadline: { kind: 'carried', days: 3, last_date: '2027-03-31' } }, language),
  deadlineEmail({ ...common, deadline: { kind: 'to_grant', year: 2026, people: 4, days: 31 } }, language),
  deadlineEmail({ ...common, deadline: { kind: 'trial', last_date: '2027-03-19' } }, language),
  deadlineEmail({ ...common, deadline: { kind: 'subscription', last_date: '2027-12-31' } }, language),
  orderEmail({ order, company, id: 'c1', seller: {}, address, isForOperator: false }, language),
  orderEmail({ order, company, id: 'c1', seller: {}, address, isForOperator: true }, language),
  grantEmail({ company, id: 'c1' }, language),
  contactEmail({ name: 'Kis Anna', email, message: 'Hányan használhatjuk?\n\nÜdv', language: 'hu' }, language),
]

/** Emails beside each other as tall as they are, six in a row. */
const sheetOf = (some: readonly EmailContent[]) => `
  <meta name="color-scheme" content="light dark">
  <div style="display: grid; grid-template-columns: repeat(6, 600px); gap: 16px">
    ${some.map(({ html }) => `<iframe style="width: 600px; border: 0" srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`).join('')}
  </div>`

it.each(languages.flatMap(language => (['light', 'dark'] as const).map(theme => [language, theme] as const)))(
  'every email looks as it is meant to in either language and theme: %s, %s',
  async (language, theme) => {
    const page = await browser.newPage({ viewport: { width: 3700, height: 600 }, colorScheme: theme })
    await page.setContent(sheetOf(everyEmail(language)))
    await page.evaluate(() => {
      for (const frame of document.querySelectorAll('iframe'))
        frame.style.height = `${frame.contentDocument!.documentElement.scrollHeight}px`
    })
    const take = () => page.screenshot({ fullPage: true, animations: 'disabled' })
    expect(await troubleWith(`emails-${language}-${theme}`, take)).toBeUndefined()
    await page.close()
  },
)

it.each(emails)('P01 an email looks as it is meant to: %s', async (name, { html }, width, theme) => {
  const page = await browser.newPage({ viewport: { width: width ?? 600, height: 600 }, colorScheme: theme ?? 'light' })
  await page.setContent(html)
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled' })
  expect(await troubleWith(`email-${name}`, take)).toBeUndefined()
  await page.close()
})
