import type { SeoContent } from './seo-content.ts';

export const turkishSeo: SeoContent = {
  home: {
    title: '{brand}: canlı bahis ve günün maç oranları',
    description:
      'Canlı skorlar ve anlık oranlar: futbol, tenis, basketbol ve daha fazlası. Şu an oynanan ve birazdan başlayacak maçları görün.',
  },
  section_live_all: {
    title: 'Canlı bahis: şu an oynanan maçlar – {brand}',
    description:
      'Şu an oynanan tüm maçlar, canlı skor ve anlık oranlarla. Bir spor seçin, maçı takip edin ve canlı bahis yapın.',
  },
  section_live_sport: {
    title: '{sport} canlı bahis ve skorlar – {brand}',
    description: '{sport} canlı maçları: skorlar, bölümler ve anlık değişen maç sonucu, alt/üst ve handikap oranları.',
  },
  section_live_competition: {
    title: '{competition} canlı: skorlar ve oranlar – {brand}',
    description:
      '{competition}, oynanan maçlar ({sport}): canlı skor ve anlık değişen maç sonucu, alt/üst ve handikap oranları.',
  },
  section_line_all: {
    title: 'Spor bahisleri: yaklaşan maçların oranları – {brand}',
    description:
      'Tüm sporların yaklaşan maçları; maç sonucu, alt/üst ve handikap oranlarıyla. Beğendiklerinizi seçin, tek kuponda birleştirin.',
  },
  section_line_sport: {
    title: '{sport}: bahis oranları ve fikstür – {brand}',
    description:
      '{sport}: gün gün yaklaşan maçlar; maç sonucu, alt/üst ve handikap oranları, diğer tüm marketler maç sayfasında.',
  },
  section_line_competition: {
    title: '{competition}: oranlar ve fikstür – {brand}',
    description:
      '{competition} ({sport}): yaklaşan maçlar; maç sonucu, alt/üst ve handikap oranları, diğer tüm marketler maç sayfasında.',
  },
  game: {
    title: '{home} – {away}: oranlar ve skor – {brand}',
    description: '{home} – {away}, {competition} ({sport}): tüm marketler, canlı skor ve anlık oranlar.',
  },
  registration: {
    title: '{brand}: hesap aç',
    description:
      '{brand} hesabınızı e-posta ya da telefonla açın: bir şifre, bir para birimi, bir kod; hesabınız hazır.',
  },
  information_betting_calculator: {
    title: 'Bahis hesaplayıcı: tekli, kombine, sistem – {brand}',
    description:
      'Bir kuponun ne ödeyeceğini oynamadan önce hesaplayın: on türün tümü, bankolar, yarım sonuçlar ve sistemin her kolonu.',
  },
  desktop: {
    title: 'Windows, macOS ve Linux uygulaması – {brand}',
    description:
      'Windows, macOS ve Linux için {brand} uygulaması: sağlama toplamlarıyla paketler, gereksinimler ve yenilikler.',
  },
  mobile: {
    title: 'iPhone ve Android’de – {brand}',
    description:
      '{brand} uygulamasını telefonunuza doğrudan tarayıcıdan yükleyin: iPhone, iPad ve Android için adımlar.',
  },
};
