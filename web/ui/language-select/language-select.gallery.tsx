import { useState } from 'react'
import { Card } from '../card/card.tsx'
import type { FlagLanguage } from './flag.tsx'
import { LanguageSelect } from './language-select.tsx'

export function Gallery() {
  const [language, choose] = useState<FlagLanguage>('hu')
  return (
    <Card>
      <LanguageSelect value={language} onChange={choose} />
    </Card>
  )
}
