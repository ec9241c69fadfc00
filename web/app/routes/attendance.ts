import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/attendance/attendance-words-hu.ts'),
  en: () => import('#web/attendance/attendance-words-en.ts'),
}

/** The page of a month's attendance sheet. */
export async function loadAttendance() {
  const [{ AttendancePage }] = await Promise.all([
    import('#web/attendance/attendance-page.tsx'),
    loadNamespaces(namespaces),
  ])
  return AttendancePage
}
