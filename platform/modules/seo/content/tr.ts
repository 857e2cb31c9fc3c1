import type { SeoContent } from './seo-content.ts';

export const turkishSeo: SeoContent = {
  home: {
    title: '{brand}: canlı bahis ve günün maç oranları',
    description:
      'Gözünüzün önünde değişen skorlar ve oranlar: futbol, tenis, basketbol ve daha fazlası. Şu an neler oynanıyor, sırada ne var, görün.',
  },
  section_live_all: {
    title: 'Canlı bahis: şu an oynanan maçlar – {brand}',
    description:
      'Şu an oynanan bütün maçlar, canlı skor ve değişen oranlarla. Bir spor seçin, oyunu izleyin ve bahis yapın.',
  },
  section_live_sport: {
    title: '{sport} canlı bahis ve skorlar – {brand}',
    description:
      '{sport} canlı maçları: skorlar, periyotlar ve oyunla birlikte değişen sonuç, toplam ve handikap oranları.',
  },
  section_live_competition: {
    title: '{competition} canlı: skorlar ve oranlar – {brand}',
    description:
      '{competition}, oynanan maçlar ({sport}): canlı skor ve oyunla birlikte değişen sonuç, toplam ve handikap oranları.',
  },
  section_line_all: {
    title: 'Spor bahisleri: gelecek maçların oranları – {brand}',
    description:
      'Bütün sporların gelecek maçları; sonuç, toplam ve handikap oranlarıyla. Beğendiklerinizi seçin ve tek kuponda birleştirin.',
  },
  section_line_sport: {
    title: '{sport}: bahis oranları ve fikstür – {brand}',
    description:
      '{sport}: gün gün gelecek maçlar; sonuç, toplam ve handikap oranları, diğer bütün marketler maç sayfasında.',
  },
  section_line_competition: {
    title: '{competition}: oranlar ve fikstür – {brand}',
    description:
      '{competition} ({sport}): gelecek maçlar; sonuç, toplam ve handikap oranları, diğer bütün marketler maç sayfasında.',
  },
  game: {
    title: '{home} – {away}: oranlar ve skor – {brand}',
    description: '{home} – {away}, {competition} ({sport}): bütün marketler, canlı skor ve oyunu izleyen oranlar.',
  },
  registration: {
    title: '{brand}: hesap aç',
    description:
      '{brand} hesabınızı e-posta ya da telefonla açın: bir şifre, bir para birimi, bir kod ve içeridesiniz.',
  },
  information_betting_calculator: {
    title: 'Bahis hesaplayıcı: tekli, kombine, sistem – {brand}',
    description:
      'Bir bahsin ne ödeyeceğini oynamadan önce hesaplayın: on türün tümü, bankolar, yarım sonuçlar ve sistemin her satırı.',
  },
  desktop: {
    title: 'Windows, macOS ve Linux için program – {brand}',
    description:
      'Windows, macOS ve Linux için {brand} programı: sağlama toplamlarıyla paketler, gereksinimler ve yenilikler.',
  },
  mobile: {
    title: 'iPhone ve Android’de – {brand}',
    description: '{brand} sitesini doğrudan tarayıcıdan telefona yükleyin: iPhone, iPad ve Android için adımlar.',
  },
};
