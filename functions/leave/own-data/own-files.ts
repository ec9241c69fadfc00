import { strToU8, zipSync, type Zippable } from 'fflate'
import type { Account } from '#shared/account/model.ts'
import { sayExport } from '#shared/account/say-export.ts'
import { companyMembershipsOf } from '#functions/account/company-membership-store.ts'
import { companies } from '#functions/company/company-store.ts'
import { members } from '#functions/company/member-store.ts'
import { avatars } from '#functions/platform/avatars.ts'
import type { Now } from '#functions/platform/clock.ts'
import { getBatch, lookup } from '#functions/platform/table.ts'
import type { KeyIn } from '#shared/words/translation-key.ts'
import type { Language } from '#shared/words/language.ts'
import { momentInWords } from '#shared/words/moment-in-words.ts'
import { productName } from '#shared/words/product.ts'
import { accountData } from './account-data.ts'
import { companyData } from './company-data.ts'
import { ownDocuments } from './own-documents.ts'

/** Everything that is kept about the owner of an account, as a ZIP file. A deleted company is readable by nobody, by them neither. */
export async function ownFiles(account: Account, now: Now): Promise<Uint8Array> {
  const { language } = account
  const files: Zippable = { ...asFiles('', await accountData(account)) }
  for (const [place, membership] of (await companyMembershipsOf(account.id)).entries()) {
    const { company: id } = membership
    const [company, member] = await getBatch(
      lookup(companies, { id }),
      lookup(members, { company: id, id: account.id }),
    )
    if (!company || company.is_deleted || !member || member.status === 'deleted') continue
    const folder = `companies/${place + 1} ${folderName(company.name)}/`
    const whose = { company: id, member: member.id }
    Object.assign(files, asFiles(folder, await companyData(company, member, now, language)))
    Object.assign(files, await ownDocuments(whose, folder))
  }
  const picture = account.avatar === null ? undefined : await avatars.get(account.avatar.slice(1))
  if (account.avatar !== null && picture) files[`picture${/\.\w+$/.exec(account.avatar)?.[0] ?? ''}`] = picture
  return zipSync({ [sayExport({ key: 'export:readMeName' }, language)]: strToU8(readMe(now, language)), ...files })
}

const asFiles = (folder: string, data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(data).map(([name, content]) => [folder + name, strToU8(`${JSON.stringify(content, null, 2)}\n`)]),
  )

/** A name that a file system accepts, also one that takes no full stop at the end. */
const folderName = (name: string) => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/[. ]+$/, '')

const ofAccount = ['account', 'devices', 'security', 'picture'] as const
const ofCompany = [
  'person',
  'employment',
  'facts',
  'leave',
  'documents',
  'attendance',
  'balances',
  'notifications',
  'notificationPreferences',
  'calendarFeeds',
  'slack',
  'audit',
] as const

/** What stands in which file, in the language of the account. */
function readMe({ seconds }: Now, language: Language): string {
  const line = (name: KeyIn<'export'>) =>
    sayExport(
      { key: `export:${name}`, values: { product: productName, at: momentInWords(seconds, language) } },
      language,
    )
  return [
    line('about'),
    '',
    ...ofAccount.map(line),
    '',
    line('companies'),
    ...ofCompany.map(line),
    '',
    line('others'),
    '',
  ].join('\r\n')
}
