import type { SeoContent } from './seo-content.ts';

export const arabicSeo: SeoContent = {
  home: {
    title: '{brand}: مراهنات مباشرة واحتمالات مباريات اليوم',
    description:
      'نتائج واحتمالات تتحرك أمامك: كرة القدم والتنس وكرة السلة وغيرها. شاهد ما يُلعب الآن وما يبدأ بعد قليل.',
  },
  section_live_all: {
    title: 'المراهنات المباشرة: مباريات جارية الآن – {brand}',
    description: 'كل المباريات الجارية الآن مع النتائج والاحتمالات المباشرة. اختر رياضة وتابع اللعب وراهن أثناءه.',
  },
  section_live_sport: {
    title: '{sport} مباشر: مراهنات ونتائج – {brand}',
    description: 'مباريات {sport} الجارية: النتائج والفترات واحتمالات النتيجة والمجموع والهانديكاب لحظة بلحظة.',
  },
  section_live_competition: {
    title: '{competition} مباشر: نتائج واحتمالات – {brand}',
    description:
      '{competition}، مباريات جارية الآن ({sport}): النتائج المباشرة واحتمالات النتيجة والمجموع والهانديكاب لحظة بلحظة.',
  },
  section_line_all: {
    title: 'المراهنات الرياضية: احتمالات المباريات القادمة – {brand}',
    description:
      'المباريات القادمة في كل الرياضات مع احتمالات النتيجة والمجموع والهانديكاب. اختر ما يعجبك واجمعه في قسيمة واحدة.',
  },
  section_line_sport: {
    title: '{sport}: احتمالات وجدول المباريات – {brand}',
    description:
      '{sport}: المباريات القادمة يومًا بيوم مع احتمالات النتيجة والمجموع والهانديكاب، وكل الأسواق الأخرى في صفحة المباراة.',
  },
  section_line_competition: {
    title: '{competition}: احتمالات وجدول المباريات – {brand}',
    description:
      '{competition} ({sport}): المباريات القادمة مع احتمالات النتيجة والمجموع والهانديكاب، وكل الأسواق الأخرى في صفحة المباراة.',
  },
  game: {
    title: '{home} – {away}: الاحتمالات والنتيجة – {brand}',
    description:
      '{home} ضد {away}، {competition} ({sport}): كل الأسواق والنتيجة المباشرة والاحتمالات المتغيرة لحظة بلحظة.',
  },
  registration: {
    title: '{brand}: فتح حساب',
    description: 'افتح حسابًا لدى {brand} بالبريد الإلكتروني أو بالهاتف: كلمة مرور وعملة ورمز، ويصبح حسابك جاهزًا.',
  },
  information_betting_calculator: {
    title: 'حاسبة الرهانات: فردي وتراكمي ونظام – {brand}',
    description:
      'احسب عائد أي رهان قبل وضعه: الأنواع العشرة كلها والثوابت وأنصاف النتائج وكل توليفة من النظام على حدة.',
  },
  desktop: {
    title: 'تطبيق لأنظمة Windows وmacOS وLinux – {brand}',
    description: 'تطبيق {brand} لأنظمة Windows وmacOS وLinux: الحزم مع مجاميع التحقق والمتطلبات والجديد فيها.',
  },
  mobile: {
    title: 'لأجهزة iPhone وAndroid – {brand}',
    description: 'ثبّت {brand} على هاتفك من المتصفح مباشرة: الخطوات لأجهزة iPhone وiPad وAndroid.',
  },
};
