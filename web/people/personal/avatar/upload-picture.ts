import { avatarSide } from '#shared/account/avatar/picture.ts'
import { people } from '#shared/people/contract.ts'
import { saveAvatar } from '#shared/people/contract/avatar/save-avatar.ts'
import { uploadAvatar } from '#shared/people/contract/avatar/upload-avatar.ts'
import { call } from '#web/api/call.ts'
import { revalidate } from '#web/api/use-change.ts'
import { outdatedBy } from '#web/api/revalidation.ts'
import { sideOf, type Crop } from './crop.ts'

const type = 'image/jpeg'
const quality = 0.9

/** Draws a square of a picture; white shows through where it is transparent, which a JPEG cannot be. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const context = canvas.getContext('2d')
  if (!context) return
  const side = sideOf(picture, crop)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, avatarSide, avatarSide)
  context.drawImage(picture, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, avatarSide, avatarSide)
}

const encoded = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture was not encoded.'))), type, quality)
  })

/** Uploads what a canvas shows and makes it the own picture. Rejects with an `ApiError`, or an `Error` where the upload itself failed. */
export async function uploadPicture(canvas: HTMLCanvasElement) {
  const picture = await encoded(canvas)
  // Calls for an address do not refresh the access token, this one does.
  await call(people.showMe)
  const { data } = await call(uploadAvatar, { body: { type, size: picture.size } })
  const reply = await fetch(data.address, { method: 'PUT', body: picture, headers: { 'content-type': type } })
  if (!reply.ok) throw new Error(`The upload was answered ${reply.status}.`)
  await call(saveAvatar, { body: { upload: data.upload } }, { retryKey: crypto.randomUUID() })
  await revalidate(outdatedBy(saveAvatar))
}
