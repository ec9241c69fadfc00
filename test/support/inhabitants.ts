import { setTimeout as pause } from 'node:timers/promises'
import type { LocalCloud } from '#infra/local/local-cloud.ts'
import { keepCookie } from '#infra/demo/caller.ts'
import { account } from '#shared/account/contract.ts'
import { confirmEmail } from '#shared/account/contract/confirm-email.ts'
import { people } from '#shared/people/contract.ts'
import type { Language } from '#shared/words/language.ts'
import { clientFor, type Client } from './client.ts'
import {
  password,
  writeColleague,
  writeFounder,
  writeOperator,
  type OperatorGrant,
  type Written,
} from './written-people.ts'

export { password }

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
  /** The superadmin of a new company whose registration is complete and whose address is confirmed, written to the table. */
  founder: (language?: Language) => Promise<Person>
  /** Somebody whom an administrator invited and who accepted, written to the table: nobody has been emailed. */
  colleague: (admin: Person, role?: 1 | 2, language?: Language) => Promise<Person>
  /** Somebody who runs the service, in no company, written to the table with what they may do. */
  operator: (grant: OperatorGrant, language?: Language) => Promise<Person>
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

  async function founder(language: Language = 'en'): Promise<Person> {
    const described = { ...nameNext(), language }
    return personOf(described, await writeFounder(cloud().operator, described, `Cég ${born}`))
  }

  /** Somebody who was written, at a browser of their own. */
  function personOf({ email, language }: { email: string; language: Language }, written: Written): Person {
    const client = visitor(language)
    client.token = written.token
    for (const cookie of written.cookies) keepCookie(client.cookies, cookie)
    return { client, id: written.id, email, company: written.company }
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

  async function colleague({ company }: Person, role: 1 | 2 = 1, language: Language = 'en'): Promise<Person> {
    const described = { ...nameNext(), language }
    return personOf(described, await writeColleague(cloud().operator, described, { company, role }))
  }

  async function operator(grant: OperatorGrant, language: Language = 'en'): Promise<Person> {
    const described = { ...nameNext(), language }
    return personOf(described, await writeOperator(cloud().operator, described, grant))
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
    operator,
    invitationTo,
    confirmationTo,
    idOf,
  }
}
