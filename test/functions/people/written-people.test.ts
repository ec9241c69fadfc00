import { unmarshall } from '@aws-sdk/util-dynamodb'
import { describe, expect, it } from 'vitest'
import { account } from '#shared/account/contract.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'
import { eventually } from '#test/local/fixture/eventually.ts'
import { openWorld, password, type Person } from '#test/support/world.ts'

const world = openWorld()

/** What tells one person, company or moment from another. */
const own = [/[\w+/-]{20,}/g, /person\d+@|\w+@(?=example)/g, /Cég \d+|A mi cégünk/g, /Első\d+|Anna/g]
const masked = (item: object) =>
  own.reduce((text, pattern) => text.replace(pattern, '…'), JSON.stringify(item)).replace(/\b\d{10}\b/g, '0')

/** The link of the way, which is used, and the parts of the headcount, of which each id has one by chance. */
const others = ['EmailConfirmation', 'Headcount']

/** The items that the table has of somebody's account, without what tells them from another. */
async function itemsOf(partition: string): Promise<object[]> {
  const { call, settingsOf } = world.cloud.operator
  const { Items } = await call<{ Items: Parameters<typeof unmarshall>[0][] }>('DynamoDB_20120810.Query', {
    TableName: settingsOf('account-register').TABLE,
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': '_pk' },
    ExpressionAttributeValues: { ':pk': { S: partition } },
  })
  return Items.map(item => unmarshall(item))
    .filter(({ _kind }) => !others.includes(_kind))
    .map(({ _version, ...item }) =>
      masked(Object.fromEntries(Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1)))),
    )
    .toSorted()
    .map(text => JSON.parse(text))
}

/** Somebody who goes the whole way by the API. */
async function registersAlone(): Promise<Person> {
  const { client, id, email } = await world.confirmed()
  const body = { name: 'A mi cégünk', country: 'HU', working_hours: generalWeek }
  const { data } = await client.asked(company.createCompany, { body })
  const names = { first_name: 'Anna', last_name: 'Próba' }
  await client.asked(people.savePersonalInformation, { path: { id: 'me' }, body: names })
  await client.asked(company.completeRegistration)
  return { client, id, email, company: data.id }
}

async function joinsByInvitation(admin: Person, email: string): Promise<Person> {
  await admin.client.asked(people.invitePeople, { body: { invites: [{ email, role: 2 }] } })
  const client = world.visitor()
  const body = { token: await world.invitationTo(email), first_name: 'Anna', last_name: 'Próba', password }
  await client.asked(people.acceptInvitation, { body })
  const { data } = await client.asked(people.showMe)
  return { client, id: data.id, email, company: admin.company }
}

describe('people who are written to the table', () => {
  it('are stored as those who went the whole way by the API', async () => {
    const [founder, written] = [await registersAlone(), await world.founder()]
    const [colleague, alsoWritten] = [
      await joinsByInvitation(founder, 'byinvitation@example.hu'),
      await world.colleague(written, 2),
    ]
    expect(await itemsOf(`ACCOUNT#${written.id}`)).toEqual(await itemsOf(`ACCOUNT#${founder.id}`))
    expect(await itemsOf(`ACCOUNT#${alsoWritten.id}`)).toEqual(await itemsOf(`ACCOUNT#${colleague.id}`))
    expect(await itemsOf(`EMAIL#${alsoWritten.email}`)).toEqual(await itemsOf(`EMAIL#${colleague.email}`))
    expect(await itemsOf(`COMPANY#${written.company}`)).toEqual(await itemsOf(`COMPANY#${founder.company}`))
    for (const by of [written, founder])
      expect((await by.client.asked(company.showCompany)).data).toMatchObject({ employee_count: 2 })
    const directoryOf = ({ company }: Person) => itemsOf(`COMPANY#${company}#DIRECTORY`)
    await eventually(async () => {
      const [one, other] = [await directoryOf(founder), await directoryOf(written)]
      return one.length === other.length
    })
  })

  it('sign in by their password, and their browser stays signed in', async () => {
    const anna = await world.colleague(await world.founder())
    const again = world.visitor()
    await again.asked(account.logIn, { body: { email: anna.email, password } })
    expect((await again.asked(people.showMe)).data.id).toBe(anna.id)
    await anna.client.asked(account.refreshToken)
    expect((await anna.client.asked(people.showMe)).data).toMatchObject({ id: anna.id, is_email_confirmed: true })
  })
})
