import { useTranslation } from 'react-i18next'
import type { TestimonialDraft } from '#shared/site/content/testimonial.ts'
import type { NewerField } from '../../frame/newer-value.tsx'

/** What stands in the form beside what somebody else has saved, in words. */
export function useTestimonialWords() {
  const { t } = useTranslation(['sitecontent', 'common', 'backoffice'])
  const texts = ['title', 'description', 'personName', 'position', 'company'] as const
  const said = (draft: TestimonialDraft) => ({
    ...draft,
    personName: draft.name,
    rating: t('stars', { count: draft.rating }),
    language: t(`backoffice:${draft.language}`),
    state: t(draft.active ? 'shown' : 'hidden'),
  })
  return (mine: TestimonialDraft, theirs: TestimonialDraft): NewerField[] => {
    const [one, other] = [said(mine), said(theirs)]
    return [
      ...texts.map(field => ({ label: t(field), mine: one[field], theirs: other[field] })),
      { label: t('rating'), mine: one.rating, theirs: other.rating },
      { label: t('common:language'), mine: one.language, theirs: other.language },
      { label: t('state'), mine: one.state, theirs: other.state },
    ]
  }
}
