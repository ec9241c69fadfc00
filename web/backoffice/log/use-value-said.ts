import { useTranslation } from 'react-i18next'
import { isPermission } from '#shared/contract/permission.ts'
import { articleCategories } from '#shared/site/article.ts'
import { Cover } from '#shared/site/content/article.ts'
import { isLanguage } from '#shared/words/language.ts'
import { useCoverSaid } from '../content/articles/use-cover-said.ts'
import { usePermissionsSaid } from '../frame/use-permissions-said.ts'

const ofPermissions = ['permissions', 'additions', 'removals']

/** Fields whose values are words of the code. */
const coded = ['is_active', 'active', 'is_published', 'with_email', 'kind', 'state', 'standings', 'activity']

/** The cover that stands in the log as JSON, which an entry of before may have cut off. */
function coverIn(value: string): Cover | undefined {
  try {
    return Cover.safeParse(JSON.parse(value)).data
  } catch {
    return undefined
  }
}

/** What stood in a field, in words: the log keeps values as the code writes them, several with commas between. */
export function useValueSaid() {
  const { t, i18n } = useTranslation(['operatorlog', 'backoffice', 'sitecontent'])
  const coverSaid = useCoverSaid()
  const permissionsSaid = usePermissionsSaid()
  const regions = new Intl.DisplayNames(i18n.language, { type: 'region' })
  const codedSaid = (one: string) => (i18n.exists(`operatorlog:value_${one}`) ? t(`value_${one}` as 'value_true') : one)
  return (field: string, value: string) => {
    if (field === 'account' && !value) return t('gone')
    if (field === 'note') return t('value_note')
    const several = value.split(', ')
    const each = (said: (one: string) => string) => several.map(said).join(', ')
    const category = articleCategories.find(one => field === 'category' && one === value)
    if (category) return t(`sitecontent:${category}`)
    const cover = field === 'cover' ? coverIn(value) : undefined
    if (cover) return coverSaid(cover)
    if (ofPermissions.includes(field) && several.every(isPermission)) return permissionsSaid(several)
    if (field === 'language' || field === 'languages')
      return each(one => (isLanguage(one) ? t(`backoffice:${one}`).toLowerCase() : one))
    if (field === 'countries') return each(one => (/^[A-Z]{2}$/.test(one) ? (regions.of(one) ?? one) : one))
    return coded.includes(field) ? each(codedSaid) : value
  }
}
