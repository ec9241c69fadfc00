import { useTranslation } from 'react-i18next'
import type { GroupRule } from '#shared/backoffice/user-groups/group-rule.ts'
import type { UserGroupDraft } from '#shared/backoffice/user-groups/user-group.ts'
import type { NewerField } from '../frame/newer-value.tsx'

/** A rule in words, part by part: only what it asks for. */
export function useRuleWords() {
  const { t, i18n } = useTranslation('usergroups')
  const countryOf = (code: string) => new Intl.DisplayNames(i18n.language, { type: 'region' }).of(code) ?? code
  const languageOf = (code: string) => new Intl.DisplayNames(i18n.language, { type: 'language' }).of(code) ?? code
  const seatsOf = ({ seats_from: from, seats_to: to }: GroupRule) => {
    if (from !== null) return to === null ? t('seatsAtLeast', { from }) : t('seatsRange', { from, to })
    return to === null ? '' : t('seatsAtMost', { to })
  }
  const partsOf = (rule: GroupRule) => [
    { label: t('standings'), said: rule.standings.map(one => t(`standing_${one}`)).join(', ') },
    { label: t('countries'), said: rule.countries.map(countryOf).join(', ') },
    { label: t('languages'), said: rule.languages.map(languageOf).join(', ') },
    { label: t('seats'), said: seatsOf(rule) },
    { label: t('activity'), said: rule.activity === 'any' ? '' : t(`activity_${rule.activity}`) },
  ]
  return {
    partsOf: (rule: GroupRule) => partsOf(rule).filter(({ said }) => said),
    /** What stands in the form beside what somebody else has saved. */
    newerFields: (mine: UserGroupDraft, theirs: UserGroupDraft): NewerField[] => {
      const ruled = theirs.rule && partsOf(theirs.rule)
      return [
        { label: t('name'), mine: mine.name, theirs: theirs.name },
        { label: t('description'), mine: mine.description, theirs: theirs.description },
        ...(ruled ?? []).map(({ label, said }, place) => ({
          label,
          mine: mine.rule ? (partsOf(mine.rule)[place]?.said ?? '') : '',
          theirs: said,
        })),
      ]
    },
  }
}
