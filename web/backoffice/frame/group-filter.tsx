import { useTranslation } from 'react-i18next'
import { listUserGroups } from '#shared/backoffice/contract/user-groups/list-user-groups.ts'
import { useApi } from '#web/api/use-api.ts'
import { Select } from '#web/ui/form/select/select.tsx'
import { useQueryParams } from '#web/ui/navigation/use-query-params.ts'
import { useMay } from './use-operator.ts'

/** The user group that a list is filtered by, kept in the address as `?group=`. */
export const useGroup = () => useQueryParams<'group'>().query.get('group') ?? undefined

const every = 'every'

/** Filters the list of a page by a user group; not there where there is none, or for operators who may not see them. */
export function GroupFilter() {
  const { t } = useTranslation('backoffice')
  const mayRead = useMay()('user-groups.read')
  const { data } = useApi(listUserGroups, mayRead ? undefined : null)
  const { setParams } = useQueryParams<'group'>()
  const group = useGroup()
  if (!data?.data.length) return null
  return (
    <Select
      label={t('group')}
      isLabelHidden
      value={group ?? every}
      onChange={chosen => setParams({ group: chosen === every ? null : chosen })}
      options={[
        { value: every, label: t('everyGroup') },
        ...data.data.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
