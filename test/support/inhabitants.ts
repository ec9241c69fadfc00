import { setTimeout as pause } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { account } from '#shared/account/contract.ts'
import { confirmEmail } from '#shared/account/contract/confirm-email.ts'
import { company } from '#shared/company/contract.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { people } from '#shared/people/contract.ts'
import type { Language } from '#shared/words/language.ts'
import { clientFor, type Client } from './client.ts'

export const password = 'Szabi2026'

/** Somebody signed in, with their place in the world. */
export interface Person {
  client: Client
  id: string
  email: string
  company: string
}

export interface World {
  readonly cloud: LocalCloud
  /** Somebody who is not signed in. */
  visitor: (language?: Language) => Client
  /** Somebody with an account and no company. */
  registered: (language?: Language) => Promise<{ client: Client; id: string; email: string }>
  /** Somebody whose address is confirmed, so that alerts reach it. */
  confirmed: (language?: Language) => Promise<{ client: Client; id: string; email: string }>
  /** The superadmin of a new company whose registration is complete and whose address is confirmed. */
  founder: (language?: Language) => Promise<Person>
  /** Somebody whom an administrator invited and who accepted. */
  colleague: (admin: Person, role?: 1 | 2, language?: Language) => Promise<Person>
  /** The token of the newest invitation that reached an address, once `sent` of them have. */
  invitationTo: (email: string, sent?: number) => Promise<string>
  /** The token of the newest link that reached an address to confirm it. */
  confirmationTo: (email: string, sent?: number) => Promise<string>
  /** The id of somebody in a company, by the address. */
  idOf: (admin: Person, email: string) => Promise<string>
}

let born = 0

/** Makes people of a local cloud quickly; `cloud` gives it as soon as it runs. */
export function worldOf(cloud: () => LocalCloud): World {
  const nameNext = () => ({ first_name: `Első${++born}`, last_name: 'Próba', email: `person${born}@example.hu` })
  const visitor = (language?: Language) => clientFor(cloud().url, language)

  async function registered(language?: Language) {
    const client = visitor(language)
    const { user } = await client.asked(account.register, {
      body: { email: nameNext().email, password, captcha: 'stand-in.register' },
    })
    return { client, id: user.id, email: user.email }
  }

  async function confirmed(language?: Language) {
    const person = await registered(language)
    await person.client.asked(confirmEmail, { body: { token: await confirmationTo(person.email) } })
    return person
  }

  async function founder(language?: Language): Promise<Person> {
    const { client, id, email } = await registered(language)
    const body = { name: `Cég ${born}`, country: 'HU', working_hours: generalWeek }
    const { data } = await client.asked(company.createCompany, { body })
    const { first_name, last_name } = nameNext()
    await client.asked(people.savePersonalInformation, { path: { id: 'me' }, body: { first_name, last_name } })
    await client.asked(company.completeRegistration)
    await client.asked(confirmEmail, { body: { token: await confirmationTo(email) } })
    return { client, id, email, company: data.id }
  }

  /** The token of the newest link to a page that reached an address, once so many of them have. */
  async function linkTo(page: string, email: string, sent = 1): Promise<string> {
    const link = new RegExp(`${page}\\?token=([\\w.-]+)`)
    for (const until = Date.now() + 60_000; Date.now() < until; await pause(20)) {
      const mails = cloud().mails()
      const tokens = mails.flatMap(({ to, text }) => (to === email && link.exec(text)?.[1]) || [])
      if (tokens.length >= sent) return tokens.at(-1)!
    }
    throw new Error(`No link to ${page} reached ${email}`)
  }
  const invitationTo = (email: string, sent?: number) => linkTo('accept-invitation', email, sent)
  const confirmationTo = (email: string, sent?: number) => linkTo('confirm-email', email, sent)

  async function idOf({ client }: Person, email: string): Promise<string> {
    const { data } = await client.asked(people.listPeople)
    for (const { id } of data.toReversed())
      if ((await client.asked(people.showPerson, { path: { id } })).data.email === email) return id
    throw new Error(`Nobody has the address ${email}`)
  }

  async function colleague(admin: Person, role: 1 | 2 = 1, language?: Language): Promise<Person> {
    const { email, ...names } = nameNext()
    await admin.client.asked(people.invitePeople, { body: { invites: [{ email, role }] } })
    const client = visitor(language)
    await client.asked(people.acceptInvitation, { body: { token: await invitationTo(email), ...names, password } })
    return { client, id: decodeJwt(client.token!).sub!, email, company: admin.company }
  }

  return {
    get cloud() {
      return cloud()
    },
    visitor,
    registered,
    confirmed,
    founder,
    colleague,
    invitationTo,
    confirmationTo,
    idOf,
  }
}
