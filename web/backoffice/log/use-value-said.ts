import { useTranslation } from 'react-i18next'
import { isPermission } from '#shared/contract/permission.ts'
import { isLanguage } from '#shared/words/language.ts'
import { usePermissionsSaid } from '../frame/use-permissions-said.ts'

const ofPermissions = ['permissions', 'additions', 'removals']

/** Fields whose values are words of the code. */
const coded = ['is_active', 'active', 'is_published', 'kind', 'state', 'standings', 'activity']

/** What stood in a field, in words: the log keeps values as the code writes them, several with commas between. */
export function useValueSaid() {
  const { t, i18n } = useTranslation(['operatorlog', 'backoffice'])
  const permissionsSaid = usePermissionsSaid()
  const regions = new Intl.DisplayNames(i18n.language, { type: 'region' })
  const codedSaid = (one: string) => (i18n.exists(`operatorlog:value_${one}`) ? t(`value_${one}` as 'value_true') : one)
  return (field: string, value: string) => {
    if (field === 'account' && !value) return t('gone')
    const several = value.split(', ')
    const each = (said: (one: string) => string) => several.map(said).join(', ')
    if (ofPermissions.includes(field) && several.every(isPermission)) return permissionsSaid(several)
    if (field === 'language' || field === 'languages')
      return each(one => (isLanguage(one) ? t(`backoffice:${one}`).toLowerCase() : one))
    if (field === 'countries') return each(one => (/^[A-Z]{2}$/.test(one) ? (regions.of(one) ?? one) : one))
    return coded.includes(field) ? each(codedSaid) : value
  }
}
