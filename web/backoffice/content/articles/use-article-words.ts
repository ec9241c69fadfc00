import { useTranslation } from 'react-i18next'
import type { ArticleDraft } from '#shared/site/content/article.ts'
import type { NewerField } from '../../frame/newer-value.tsx'
import { useCoverSaid } from './use-cover-said.ts'

/** What stands in the form beside what somebody else has saved, in words. */
export function useArticleWords() {
  const { t } = useTranslation('sitecontent')
  const coverSaid = useCoverSaid()
  const stateOf = ({ is_published }: ArticleDraft) => t(is_published ? 'published' : 'draft')
  return (mine: ArticleDraft, theirs: ArticleDraft): NewerField[] => [
    ...(['title', 'slug', 'lead', 'body'] as const).map(field => ({
      label: t(field),
      mine: mine[field],
      theirs: theirs[field],
    })),
    { label: t('category'), mine: t(mine.category), theirs: t(theirs.category) },
    { label: t('dated'), mine: mine.published, theirs: theirs.published },
    { label: t('cover'), mine: coverSaid(mine.cover), theirs: coverSaid(theirs.cover) },
    { label: t('state'), mine: stateOf(mine), theirs: stateOf(theirs) },
  ]
}
