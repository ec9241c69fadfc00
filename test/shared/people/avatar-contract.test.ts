import { describe, expect, it } from 'vitest'
import { mostPictureBytes } from '#shared/account/avatar/picture.ts'
import { saveAvatar } from '#shared/people/contract/avatar/save-avatar.ts'
import { uploadAvatar } from '#shared/people/contract/avatar/upload-avatar.ts'
import { PersonalInformation } from '#shared/people/contract/save-personal-information.ts'

const mistakesOf = (parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

describe('an upload of a picture', () => {
  const upload = (body: object) => uploadAvatar.body!.safeParse(body)

  it.each(['image/jpeg', 'image/png', 'image/webp'])('may be of type %s', type => {
    expect(upload({ type, size: mostPictureBytes }).success).toBe(true)
  })

  it.each(['image/svg+xml', 'image/gif', 'text/html', '', 'IMAGE/PNG'])('is of no other type, such as %j', type => {
    expect(upload({ type, size: 100 }).success).toBe(false)
  })

  it('has at least a byte and at most what a square needs, and says so', () => {
    expect(upload({ type: 'image/png', size: 0 }).success).toBe(false)
    expect(upload({ type: 'image/png', size: 1.5 }).success).toBe(false)
    expect(mistakesOf(upload({ type: 'image/png', size: mostPictureBytes + 1 }))).toEqual([
      ['size', 'problems:pictureTooLarge'],
    ])
  })

  it('is saved by its id, which leads to no other folder', () => {
    expect(saveAvatar.body!.safeParse({ upload: '01J9ZK3' }).success).toBe(true)
    for (const name of ['', '../other', 'a/b', 'a.png'])
      expect(saveAvatar.body!.safeParse({ upload: name }).success).toBe(false)
  })
})

describe('E04 a private contact', () => {
  const names = { first_name: 'Anna', last_name: 'Kis' }

  it('may be left out, taken away or given', () => {
    expect(PersonalInformation.parse(names)).not.toHaveProperty('private_email')
    const gone = { ...names, private_email: null, private_phone: null, private_address: null }
    expect(PersonalInformation.parse(gone)).toEqual(gone)
    expect(PersonalInformation.parse({ ...names, private_email: ' Anna@Otthon.example ' }).private_email).toBe(
      'anna@otthon.example',
    )
  })

  it('is an address, and a number of forty characters at most', () => {
    expect(mistakesOf(PersonalInformation.safeParse({ ...names, private_email: 'otthon' }))).toEqual([
      ['private_email', 'problems:email'],
    ])
    expect(mistakesOf(PersonalInformation.safeParse({ ...names, private_phone: '1'.repeat(41) }))).toEqual([
      ['private_phone', 'problems:tooLong'],
    ])
    expect(mistakesOf(PersonalInformation.safeParse({ ...names, private_address: '1'.repeat(201) }))).toEqual([
      ['private_address', 'problems:tooLong'],
    ])
  })
})
