import { accounts } from '#functions/account/account-store.ts'
import { alarms } from '#functions/account/alarm-store.ts'
import { resets } from '#functions/account/reset-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { linkToken } from '#functions/platform/secrets.ts'
import { get, getTogether, wanted } from '#functions/platform/table.ts'
import { alarmLetter, companyDeletedLetter, resetLetter } from '#shared/notices/account-letters.ts'
import type { Language } from '#shared/words/language.ts'
import { nameOf, pageAt, type Addressed } from './addressed.ts'
import type { LetterRequest } from './letter-request.ts'

type Of<L extends LetterRequest['letter']> = Extract<LetterRequest, { letter: L }>

/** The link is good only while no newer one was asked for. */
export async function writeReset({ account: id, nonce }: Of<'reset'>): Promise<Addressed | undefined> {
  const [owner, reset] = await getTogether(wanted(accounts, { id }), wanted(resets, { account: id }))
  if (!owner || reset?.nonce !== nonce) return undefined
  const { email, language } = owner
  const address = pageAt('change-password', language, `?token=${await linkToken(id, nonce)}`)
  return { ...resetLetter({ email, address }, language), to: email, member: id }
}

export async function writeAlarm({ account: id, alarm }: Of<'alarm'>): Promise<Addressed | undefined> {
  const [owner, happened] = await getTogether(wanted(accounts, { id }), wanted(alarms, { account: id, id: alarm }))
  if (!owner || !happened) return undefined
  const { email, language } = owner
  const at = momentInWords(happened.at, language)
  const letter = alarmLetter({ what: happened.what, at, email, address: pageAt('forgot-password', language) }, language)
  return { ...letter, to: email, member: id }
}

/** Nothing is written about a company that was restored meanwhile. */
export async function writeOfDeletedCompany({ company: id, to }: Of<'companyDeleted'>): Promise<Addressed | undefined> {
  const company = await get(companies, { id })
  if (!company?.deleted) return undefined
  const [receiver, deleter] = await getTogether(
    wanted(members, { company: id, id: to }),
    wanted(members, { company: id, id: company.deleted.by }),
  )
  if (!receiver || !deleter) return undefined
  const { language, first_name, email } = receiver
  const facts = {
    company: company.name,
    receiver: first_name,
    name: nameOf(deleter, language),
    address: pageAt('', language),
  }
  return { ...companyDeletedLetter(facts, language), to: email, member: to }
}

/** A moment as people in Budapest read it off their clocks. */
const momentInWords = (seconds: number, language: Language) =>
  new Intl.DateTimeFormat(language === 'hu' ? 'hu-HU' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Budapest',
  }).format(new Date(seconds * 1000))
