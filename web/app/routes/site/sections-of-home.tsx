import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReplyOf } from '#shared/contract/client.ts'
import type { showHome } from '#shared/site/contract/show-home.ts'
import { HomeSections } from '#web/site/home/home-sections.tsx'
import { PartnersSection } from '#web/site/home/said/partners-section.tsx'
import { TestimonialsSection } from '#web/site/home/said/testimonials-section.tsx'
import { pageData } from '../../prerender/page-data.ts'
import { askPublic } from './ask-public.ts'

type HomeContent = ReplyOf<typeof showHome>['data']

/** What operators have put on the home page: written into its document, and asked for where another page was opened first. */
function useHomeContent(): HomeContent | undefined {
  const { language } = useTranslation().i18n
  const [found, setFound] = useState<{ language: string; content: HomeContent } | undefined>(written)
  const isKnown = found?.language === language
  useEffect(() => {
    if (isKnown) return undefined
    let isGone = false
    askPublic<typeof showHome>(language, '/landing/home').then(
      reply => isGone || setFound({ language, content: reply.data }),
      () => {},
    )
    return () => void (isGone = true)
  }, [isKnown, language])
  return isKnown ? found?.content : undefined
}

function written() {
  const { home } = pageData()
  return home && { language: home.language, content: home }
}

/** The home page below its first screen, with what operators have put there. */
export function SectionsOfHome({ signUp }: { signUp: ReactNode }) {
  const content = useHomeContent()
  return (
    <HomeSections
      signUp={signUp}
      vatPercent={content?.vat_percent}
      brands={content?.partners.length ? <PartnersSection partners={content.partners} /> : null}
      testimonials={content?.testimonials.length ? <TestimonialsSection testimonials={content.testimonials} /> : null}
    />
  )
}
