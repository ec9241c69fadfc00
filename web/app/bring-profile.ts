import type { ComponentType } from 'react'
import { bringWords, type Shelf } from './words.ts'

const words: Shelf = {
  hu: () => import('#web/people/profile/profile-words-hu.ts'),
  en: () => import('#web/people/profile/profile-words-en.ts'),
}

/** The frame around the pages of a person, with the words of all of them. */
export async function bringProfile() {
  const [{ Profile }] = await Promise.all([import('./profile.tsx'), bringWords(words)])
  return Profile
}

/** Each page of a person. Apart from the routes, which everybody loads. */
const pages = {
  'personal-information': async () =>
    (await import('#web/people/personal/personal-information-page.tsx')).PersonalInformationPage,
  'employee-information': async () =>
    (await import('#web/people/employment/employment-information-page.tsx')).EmploymentInformationPage,
  'days-off': async () => (await import('./bring-year.ts')).bringYear(),
  approvers: async () => (await import('#web/people/approvers/approvers-page.tsx')).ApproversPage,
  'account-settings': async () => (await import('./account-settings.tsx')).AccountSettings,
  'password-change': async () => (await import('#web/account/change-password-page.tsx')).ChangePasswordPage,
}

export const bringPage = (name: keyof typeof pages): Promise<ComponentType> => pages[name]()
