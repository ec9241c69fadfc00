import { PNG } from 'pngjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { listPeople } from '#shared/people/contract/list-people.ts'
import { people } from '#shared/people/contract.ts'
import { removeAvatar } from '#shared/people/contract/avatar/remove-avatar.ts'
import { saveAvatar } from '#shared/people/contract/avatar/save-avatar.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import { listAuditLog } from '#shared/people/contract/list-audit-log.ts'
import { uploadAvatar } from '#shared/people/contract/avatar/upload-avatar.ts'
import { mostPictureBytes, type PictureType } from '#shared/account/avatar/picture.ts'
import { refused } from '#test/support/client.ts'
import { openWorld, type Person } from '#test/support/world.ts'
import { eventually } from '#test/local/fixture/eventually.ts'

const world = openWorld()

let owner: Person
let anna: Person
beforeAll(async () => {
  owner = await world.founder()
  anna = await world.colleague(owner)
})

const picture = (width = 4, height = 4) => new Uint8Array(PNG.sync.write(new PNG({ width, height })))

const put = (address: string, body: BodyInit, type: string) =>
  fetch(world.cloud.url + address, { method: 'PUT', body, headers: { 'content-type': type } })

/** Uploads a file under a declared type, which need not be true. */
async function uploaded({ client }: Person, file: Uint8Array<ArrayBuffer>, type: PictureType = 'image/png') {
  const { data } = await client.asked(uploadAvatar, { body: { type, size: file.length } })
  expect((await put(data.address, file, type)).status).toBe(200)
  return data.upload
}

const shown = async (path: string) => fetch(world.cloud.url + path)
const avatarIn = async (reader: Person, of: Person) =>
  (await reader.client.asked(people.showPerson, { path: { id: of.id } })).data.avatar

describe('a picture of oneself', () => {
  let first: string

  it('goes with the next upload where it was never saved', async () => {
    const other = await world.colleague(owner)
    const [first, second] = [await uploaded(other, picture()), await uploaded(other, picture())]
    const save = (upload: string) => other.client.asked(saveAvatar, { body: { upload } })
    await expect(save(first)).rejects.toMatchObject({ status: 404 })
    expect((await save(second)).data.avatar).toMatch(/^\/avatars\//)
  })

  it('is uploaded to the site, saved, and shown to colleagues wherever their initials are', async () => {
    const upload = await uploaded(anna, picture())
    first = (await anna.client.asked(saveAvatar, { body: { upload } })).data.avatar
    expect(first).toMatch(/^\/avatars\/[\w-]{22}\/[\w-]{22}\.png$/)
    expect(first).not.toContain(anna.id)
    const reply = await shown(first)
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(new Uint8Array(await reply.arrayBuffer())).toEqual(picture())

    expect((await anna.client.asked(people.showMe)).data.avatar).toBe(first)
    expect(await avatarIn(owner, anna)).toBe(first)
    const { data } = await owner.client.asked(listPeople)
    expect(data.find(({ id }) => id === anna.id)?.avatar).toBe(first)
    expect((await shown(`/uploads/${first.split('/')[2]}/${upload}`)).status).not.toBe(200)
  })

  it('is replaced by another one, whose predecessor is deleted', async () => {
    const upload = await uploaded(anna, picture(5, 5))
    const second = (await anna.client.asked(saveAvatar, { body: { upload } })).data.avatar
    expect((await shown(first)).status).toBe(404)
    expect((await shown(second)).status).toBe(200)
    await expect(anna.client.asked(saveAvatar, { body: { upload } })).rejects.toMatchObject({ status: 404 })
  })

  it('is removed by its owner or an administrator, and by nobody else', async () => {
    const path = (await avatarIn(owner, anna))!
    const bela = await world.colleague(owner)
    await expect(bela.client.asked(removeAvatar, { path: { id: anna.id } })).rejects.toMatchObject({ status: 403 })
    const stranger = await world.founder()
    await expect(stranger.client.asked(removeAvatar, { path: { id: anna.id } })).rejects.toMatchObject({ status: 404 })
    expect((await shown(path)).status).toBe(200)
    await owner.client.asked(removeAvatar, { path: { id: anna.id } })
    expect(await avatarIn(owner, anna)).toBeNull()
    expect((await shown(path)).status).toBe(404)
    await anna.client.asked(removeAvatar, { path: { id: 'me' } })
  })

  it('stays in other companies where an administrator of one removes it, who learns nothing of them', async () => {
    const other = await world.founder()
    const member = await world.colleague(owner)
    const upload = await uploaded(member, picture())
    const { avatar } = (await member.client.asked(saveAvatar, { body: { upload } })).data
    await other.client.asked(people.invitePeople, { body: { invites: [{ email: member.email }] } })
    // Before the invitation is accepted, the account is none of the company's business.
    const ofInvited = await refused(other.client.asked(removeAvatar, { path: { id: member.id } }))
    expect(ofInvited).toMatchObject({ status: 409, message: 'This person has not accepted the invitation yet.' })
    const token = await world.invitationTo(member.email)
    await member.client.asked(joinCompany, { body: { token, first_name: 'Anna', last_name: 'Kis' } })
    expect(await avatarIn(other, member)).toBe(avatar)

    const reply = await other.client.asked(removeAvatar, { path: { id: member.id } })
    expect(reply).toEqual({})
    expect([await avatarIn(other, member), await avatarIn(owner, member)]).toEqual([null, avatar])
    expect((await shown(avatar)).status).toBe(200)
    await member.client.asked(removeAvatar, { path: { id: 'me' } })
    expect(await avatarIn(owner, member)).toBeNull()
    expect((await shown(avatar)).status).toBe(404)
  })

  it('is taken from the company alone where its owner was deactivated there', async () => {
    const member = await world.colleague(owner)
    const upload = await uploaded(member, picture())
    const { avatar } = (await member.client.asked(saveAvatar, { body: { upload } })).data
    await owner.client.asked(people.deactivatePerson, { path: { id: member.id } })
    await owner.client.asked(removeAvatar, { path: { id: member.id } })
    expect(await avatarIn(owner, member)).toBeNull()
    expect((await shown(avatar)).status).toBe(200)
  })

  it('that an administrator removes is in the audit log once, and one that its owner removes is not', async () => {
    const member = await world.colleague(owner)
    const upload = await uploaded(member, picture())
    await member.client.asked(saveAvatar, { body: { upload } })
    for (let times = 0; times < 2; times++) await owner.client.asked(removeAvatar, { path: { id: member.id } })
    await member.client.asked(removeAvatar, { path: { id: 'me' } })
    const { data } = await owner.client.asked(listAuditLog, { query: { subject: member.id } })
    expect(data).toMatchObject([{ act: 'picture_removed', by: { id: owner.id }, changes: [] }])
  })

  it('goes from the company with a person who is deleted there, and stays theirs', async () => {
    const leaver = await world.colleague(owner)
    const upload = await uploaded(leaver, picture())
    const { avatar } = (await leaver.client.asked(saveAvatar, { body: { upload } })).data
    await owner.client.asked(people.deletePerson, { path: { id: leaver.id } })
    await eventually(async () => {
      const { data } = await owner.client.asked(listPeople)
      return !data.some(({ id, avatar: known }) => id === leaver.id && known)
    })
    expect((await leaver.client.asked(people.showMe)).data.avatar).toBe(avatar)
  })
})

describe('an upload', () => {
  it.each<[string, Uint8Array<ArrayBuffer>, PictureType]>([
    ['a drawing with scripts', new TextEncoder().encode('<svg><script>alert(1)</script></svg>'), 'image/png'],
    ['a page', new TextEncoder().encode('<!doctype html><script>1</script>'), 'image/webp'],
    ['a picture as wide as a house', picture(1025, 1), 'image/png'],
  ])('of %s is refused with a sentence, whatever type it declares, and deleted', async (_, file, type) => {
    const upload = await uploaded(anna, file, type)
    const refused = anna.client.asked(saveAvatar, { body: { upload } })
    await expect(refused).rejects.toMatchObject({ status: 422, errors: { upload: [expect.stringMatching(/picture/)] } })
    await expect(anna.client.asked(saveAvatar, { body: { upload } })).rejects.toMatchObject({ status: 404 })
  })

  it('is shown under the type of its bytes, not the declared one', async () => {
    const upload = await uploaded(anna, picture(), 'image/webp')
    const { avatar } = (await anna.client.asked(saveAvatar, { body: { upload } })).data
    expect((await shown(avatar)).headers.get('content-type')).toBe('image/png')
  })

  it('is as large as was said, of the type that was said, and of no other', async () => {
    const file = picture()
    const { data } = await anna.client.asked(uploadAvatar, { body: { type: 'image/png', size: file.length } })
    expect((await put(data.address, new Uint8Array(10 * 2 ** 20), 'image/png')).status).toBe(403)
    expect((await put(data.address, file, 'image/svg+xml')).status).toBe(403)
    expect((await put(data.address.replace('X-Amz-Expires=300', 'X-Amz-Expires=3000'), file, 'image/png')).status).toBe(
      403,
    )
    await expect(anna.client.asked(saveAvatar, { body: { upload: data.upload } })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('of 10 MB or of another type gets no address', async () => {
    for (const body of [
      { type: 'image/png' as const, size: 10 * 2 ** 20 },
      { type: 'image/png' as const, size: mostPictureBytes + 1 },
      { type: 'image/svg+xml' as PictureType, size: 100 },
    ])
      await expect(anna.client.asked(uploadAvatar, { body })).rejects.toMatchObject({ status: 422 })
  })

  it("of somebody else is nobody's to save, nor can its address be turned to another's", async () => {
    const bela = await world.colleague(owner)
    const upload = await uploaded(bela, picture())
    await expect(anna.client.asked(saveAvatar, { body: { upload } })).rejects.toMatchObject({ status: 404 })
    const { data } = await anna.client.asked(uploadAvatar, { body: { type: 'image/png', size: picture().length } })
    const theirs = data.address.replace(/^\/uploads\/[^/]+/, '/uploads/AAAAAAAAAAAAAAAAAAAAAA')
    expect((await put(theirs, picture(), 'image/png')).status).toBe(403)
    await expect(anna.client.asked(saveAvatar, { body: { upload: '../../avatars/x' } })).rejects.toMatchObject({
      status: 422,
    })
  })

  it('is asked for so many times in a quarter of an hour', async () => {
    const many = await world.colleague(owner)
    const ask = () => many.client.asked(uploadAvatar, { body: { type: 'image/png', size: 100 } })
    for (let n = 0; n < 20; n++) await ask()
    await expect(ask()).rejects.toMatchObject({ status: 429 })
  })
})
