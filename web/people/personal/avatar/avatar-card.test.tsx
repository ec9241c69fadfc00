import i18next from 'i18next'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { people } from '#shared/people/contract.ts'
import { removeAvatar } from '#shared/people/contract/avatar/remove-avatar.ts'
import { saveAvatar } from '#shared/people/contract/avatar/save-avatar.ts'
import { uploadAvatar } from '#shared/people/contract/avatar/upload-avatar.ts'
import words from '#shared/words/hu/profile.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answerPart, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import type { Profile } from '../../profile/use-profile.ts'
import { AvatarCard } from './avatar-card.tsx'

i18next.addResourceBundle('hu', 'profile', words)

const me = signedIn({ role: 1 })
const profileWith = (over: Partial<Profile>, avatar: string | null = null) =>
  ({
    person: { id: me.id, first_name: 'Anna', last_name: 'Kis', avatar },
    me,
    isOwn: true,
    mayChange: true,
    ...over,
  }) as Profile

/** A picture of two colours, wider than high. */
async function pictureFile() {
  const canvas = new OffscreenCanvas(60, 30)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#f00'
  context.fillRect(0, 0, 60, 30)
  context.fillStyle = '#00f'
  context.fillRect(30, 0, 30, 30)
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' })
}

const realFetch = globalThis.fetch
const uploads: { address: string; size: number; type: string | null }[] = []
function uploadsAnswer(status: number) {
  uploads.length = 0
  globalThis.fetch = async (address, init) => {
    const { size } = init!.body as Blob
    uploads.push({ address: address as string, size, type: new Headers(init?.headers).get('content-type') })
    return new Response(null, { status })
  }
}
afterEach(() => {
  globalThis.fetch = realFetch
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const area = () => page.getByRole('application', { name: words.cropArea })
const choose = async (file: File) => {
  await expect.element(button(words.choosePicture)).toBeVisible()
  await userEvent.upload(document.querySelector('input[type=file]')!, file)
}
const says = (sentence: string) => expect.poll(() => page.getByRole('alert').element().textContent).toContain(sentence)
const colourAt = (x: number) => {
  const canvas = area().element().querySelector('canvas')!
  return Array.from(canvas.getContext('2d')!.getImageData(x, 256, 1, 1).data.slice(0, 3))
}

describe('the own picture', () => {
  it('is cropped with the keyboard, uploaded as it is shown, and saved', async () => {
    answerPart(people.showMe, { data: me })
    answerPart(uploadAvatar, { data: { upload: 'up', address: '/uploads/x/up?X-Amz-Signature=1' } })
    answerPart(saveAvatar, { data: { avatar: '/avatars/x/up.jpg' } })
    uploadsAnswer(200)
    showFresh(<AvatarCard {...profileWith({})} />)
    await choose(await pictureFile())
    await expect.element(area()).toBeVisible()
    expect(await axeOfElement(page.getByRole('dialog').element())).toEqual([])
    expect([colourAt(10), colourAt(500)]).toEqual([
      [255, 0, 0],
      [0, 0, 255],
    ])

    ;(area().element() as HTMLElement).focus()
    for (let n = 0; n < 12; n++) await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => colourAt(10)).toEqual([0, 0, 255])

    await button(words.savePicture).click()
    await expect.poll(told).toContain(words.pictureSaved)
    expect(uploads).toEqual([
      { address: '/uploads/x/up?X-Amz-Signature=1', size: expect.any(Number), type: 'image/jpeg' },
    ])
    expect(askedOf(uploadAvatar)).toMatchObject([{ body: { type: 'image/jpeg', size: uploads[0]!.size } }])
    expect(askedOf(saveAvatar)).toMatchObject([{ body: { upload: 'up' } }])
    await expect.element(area()).not.toBeInTheDocument()
  })

  it('is not asked for by a file that is no picture, which says so', async () => {
    showFresh(<AvatarCard {...profileWith({})} />)
    await choose(new File(['<svg><script/></svg>'], 'x.png', { type: 'image/png' }))
    await says(words.pictureUnreadable)
    await expect.element(area()).not.toBeInTheDocument()
  })

  it('that is refused, or does not arrive, says so in the dialog, which stays', async () => {
    answerPart(people.showMe, { data: me })
    answerPart(uploadAvatar, { data: { upload: 'up', address: '/uploads/x/up' } })
    refuse(saveAvatar, 422, 'Nézd meg a jelölt mezőket.', { upload: ['Ez nem kép.'] })
    uploadsAnswer(403)
    showFresh(<AvatarCard {...profileWith({})} />)
    await choose(await pictureFile())
    await button(words.savePicture).click()
    await says(words.pictureNotSent)
    uploadsAnswer(200)
    await button(words.savePicture).click()
    await says('Ez nem kép.')
    await expect.element(area()).toBeVisible()
  })
})

describe("somebody else's picture", () => {
  it('is removed by an administrator, who chooses none', async () => {
    answerPart(removeAvatar, {})
    showFresh(<AvatarCard {...profileWith({ isOwn: false }, '/avatars/x/y.jpg')} />)
    await expect.element(button(words.otherPicture)).not.toBeInTheDocument()
    await button(words.removePicture).click()
    await expect.poll(told).toContain(words.pictureRemoved)
    expect(askedOf(removeAvatar)).toMatchObject([{ path: { id: me.id } }])
  })

  it('that is not to be removed any more says why, and stays', async () => {
    refuse(removeAvatar, 403, 'Ehhez nincs jogod.')
    showFresh(<AvatarCard {...profileWith({ isOwn: false }, '/avatars/x/y.jpg')} />)
    await button(words.removePicture).click()
    await expect.poll(told).toContain('Ehhez nincs jogod.')
    expect(told()).not.toContain(words.pictureRemoved)
    await expect.element(button(words.removePicture)).toBeEnabled()
  })

  it('has no card where there is none, or where the reader may not change it', async () => {
    showFresh(
      <>
        <AvatarCard {...profileWith({ isOwn: false })} />
        <AvatarCard {...profileWith({ isOwn: false, mayChange: false }, '/avatars/x/y.jpg')} />
        <p>Vége</p>
      </>,
    )
    await expect.element(page.getByText('Vége')).toBeVisible()
    expect(page.getByText(words.picture).elements()).toEqual([])
  })
})
