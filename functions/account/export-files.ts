import { exportFiles } from '#functions/platform/exports.ts'

/** The folder of the files that somebody has asked for; ids of accounts and of companies are never the same. */
const folderOf = (account: string) => `exports/${account}/`

/** The key of an export, under an id that nobody can guess. */
export const exportKey = ({ account, id }: { account: string; id: string }) => `${folderOf(account)}${id}.zip`

/** Deletes every export of an account, and says how many there were. */
export const deleteExportFiles = (account: string): Promise<number> => exportFiles.deleteAll(folderOf(account))
