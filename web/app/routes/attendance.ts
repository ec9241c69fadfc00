import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/attendance/attendance-words-hu.ts'),
  en: () => import('#web/attendance/attendance-words-en.ts'),
}

const listNamespaces: NamespaceLoader = {
  hu: () => import('#web/attendance/list/list-words-hu.ts'),
  en: () => import('#web/attendance/list/list-words-en.ts'),
}

/** The page of the sheets of everybody whom the reader decides for. */
export async function loadSheetList() {
  const [{ SheetListPage }] = await Promise.all([
    import('#web/attendance/list/sheet-list-page.tsx'),
    loadNamespaces(listNamespaces),
  ])
  return SheetListPage
}

/** The page of a month's attendance sheet. */
export async function loadAttendance() {
  const [{ AttendancePage }] = await Promise.all([
    import('#web/attendance/attendance-page.tsx'),
    loadNamespaces(namespaces),
  ])
  return AttendancePage
}
