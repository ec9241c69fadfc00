import { createHash } from 'node:crypto'
import type { PictureType } from '#shared/account/avatar/picture.ts'
import { avatars } from '#functions/platform/avatars.ts'

/** The folder of an account's pictures: its id, which tells when somebody came, is in no address that colleagues see. */
const folderOf = (account: string) => createHash('sha256').update(`avatar ${account}`).digest('base64url').slice(0, 22)

const endings: Record<PictureType, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

/** The key of an upload that is not checked yet; nobody else's account leads to it. */
export const uploadKey = (account: string, upload: string) => `uploads/${folderOf(account)}/${upload}`

/** The name of a checked picture, by its upload and its bytes: other bytes under the same presigned address get another name. */
export const avatarName = (upload: string, bytes: Uint8Array) =>
  createHash('sha256').update(`${upload} `).update(bytes).digest('base64url').slice(0, 22)

/** The key of a checked picture, under which no other one is ever written. */
export const avatarKey = (account: string, name: string, type: PictureType) =>
  `avatars/${folderOf(account)}/${name}.${endings[type]}`

/** The path of a picture on the site, as it is stored with the account and its members. */
export const avatarPath = (key: string) => `/${key}`

/** Deletes the file of a picture by its path, if there is one. */
export const deleteAvatarFile = async (path: string | null) => {
  if (path !== null) await avatars.delete(path.slice(1))
}

/** Deletes the uploads of an account that nobody has saved as a picture. */
export const deleteUploads = (account: string) => avatars.deleteAll(`uploads/${folderOf(account)}/`)

/** Deletes every picture and upload of an account, and says how many there were. */
export async function deleteAvatarFiles(account: string): Promise<number> {
  const folder = folderOf(account)
  const deleted = await Promise.all([avatars.deleteAll(`avatars/${folder}/`), deleteUploads(account)])
  return deleted.reduce((sum, one) => sum + one)
}
