import type { MessageTexts } from './message-texts.ts';

export const turkishMessages: MessageTexts = {
  verify: {
    subject: 'E-postanızı doğrulayın',
    body: 'Merhaba,\n\nBu adresin size ait olduğunu doğrulayın:\n{link}\n\n{brand} hesabınız yoksa bu e-postayı dikkate almayın.\n\n{brand}',
  },
  activate: {
    subject: 'Hesabınızı etkinleştirin',
    body: 'Merhaba,\n\nHesabınızı etkinleştirin:\n{link}\n\n{brand} hesabı açmadıysanız bu e-postayı dikkate almayın.\n\n{brand}',
  },
  newsletter: {
    subject: 'Haberlerimiz',
    body: 'Merhaba,\n\n{brand} haber bültenine abonesiniz. Abonelikten çıkmak için:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Yeni şifre',
    body: 'Merhaba,\n\nYeni şifrenizi bir saat içinde bu bağlantıyla belirleyin:\n{link}\n\nBunu siz istemediyseniz bir şey yapmanız gerekmez: şifreniz aynı kalır.\n\n{brand}',
  },
  password_code: {
    subject: 'Yeni şifre',
    body: 'Merhaba,\n\nYeni şifre için kodunuz: {code}\n{minutes} dakika geçerlidir. Kimseyle paylaşmayın; biz asla sormayız.\n\nYa da şifreyi bir saat içinde bu bağlantıyla belirleyin:\n{link}\n\nBunu siz istemediyseniz bir şey yapmanız gerekmez: şifreniz aynı kalır.\n\n{brand}',
  },
  login: {
    subject: 'Giriş bağlantınız',
    body: 'Merhaba,\n\nBu bağlantıyla {minutes} dakika içinde bir kez giriş yapabilirsiniz:\n{link}\n\nBunu siz istemediyseniz bir şey yapmanız gerekmez; bağlantıyı kimseyle paylaşmayın.\n\n{brand}',
  },
  withdrawal_link: {
    subject: 'Paranızı çekin',
    body: 'Merhaba,\n\n{brand} hesabınızda para var. Bu bağlantı hesabı yalnızca para çekmek için, {minutes} dakika içinde bir kez açar:\n{link}\n\nBunu siz istemediyseniz bir şey yapmanız gerekmez; bağlantıyı kimseyle paylaşmayın.\n\n{brand}',
  },
  two_step: {
    subject: 'Giriş kodunuz',
    body: 'Merhaba,\n\nGirişin ikinci adımı için kodunuz: {code}\n{minutes} dakika geçerlidir. Kimseyle paylaşmayın; biz asla sormayız.\n\nŞu anda giriş yapmıyorsanız biri şifrenizi biliyor: hemen değiştirin.\n\n{brand}',
  },
  sms_login: { subject: '', body: '{brand}: giriş kodunuz {code}. {minutes} dakika geçerlidir. Kimseyle paylaşmayın.' },
  sms_two_step: {
    subject: '',
    body: '{brand}: girişin ikinci adımı için kodunuz {code}. {minutes} dakika geçerlidir. Kimseyle paylaşmayın.',
  },
  sms_proof: {
    subject: '',
    body: '{brand}: giriş bilgilerinizdeki değişikliği onaylama kodunuz {code}. {minutes} dakika geçerlidir. Kimseyle paylaşmayın.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: yeni şifre için kodunuz {code}. {minutes} dakika geçerlidir. Kimseyle paylaşmayın.',
  },
  sms_by_email: {
    subject: '',
    body: '{brand}: hesabınızda iki adımlı giriş açık. Kodu e-postayla isteyin.',
  },
  sms_phone: { subject: '', body: '{brand}: bu numarayı doğrulama kodunuz {code}. {minutes} dakika geçerlidir.' },
  registration: {
    subject: 'Hesap açma kodunuz',
    body: 'Merhaba,\n\n{brand} hesabı açmak için kodunuz: {code}\n{minutes} dakika geçerlidir. Kimseyle paylaşmayın; biz asla sormayız.\n\nHesap açmıyorsanız bir şey yapmanız gerekmez: kod olmadan hesap açılmaz.\n\n{brand}',
  },
  registration_known: {
    subject: 'Zaten bir hesabınız var',
    body: 'Merhaba,\n\nBu adresle {brand} hesabı açılmak istendi; belki de bunu siz istediniz. Zaten bir hesabınız var ve olduğu gibi duruyor. Buradan giriş yapabilir ya da yeni şifre isteyebilirsiniz:\n{link}\n\nSiz istemediyseniz bir şey yapmanız gerekmez.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: hesap açma kodunuz {code}. {minutes} dakika geçerlidir. Kimseyle paylaşmayın.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: bu numarayla zaten bir hesabınız var. Giriş yapın: {link}',
  },
  email: {
    subject: 'Bu adresi doğrulama kodunuz',
    body: 'Merhaba,\n\n{brand} hesabınız için bu adresi doğrulama kodunuz: {code}\n{minutes} dakika geçerlidir. Kimseyle paylaşmayın; biz asla sormayız.\n\nBizde hesabınız yoksa bir şey yapmanız gerekmez: kod olmadan işlem yapılmaz.\n\n{brand}',
  },
  email_known: {
    subject: 'E-posta adresiniz kullanılmak istendi',
    body: 'Merhaba,\n\nBu adres başka bir {brand} hesabına eklenmek istendi; belki de bunu siz istediniz. Adres sizin hesabınıza ait ve orada kalıyor. Hesabınıza buradan giriş yapabilirsiniz:\n{link}\n\nSiz istemediyseniz bir şey yapmanız gerekmez.\n\n{brand}',
  },
  sign_in_change: {
    subject: '{change}',
    body: 'Merhaba,\n\n{change} ({brand}).\n\nNe zaman: {when}\nNerede: {where}\nCihaz: {device}\n\nBunu siz yaptıysanız bir şey yapmanız gerekmez.\n\nSiz yapmadıysanız buradan geri alın. Bağlantı bir kez çalışır ve {days} gün geçerlidir:\n{link}{last}\n\n{brand}',
  },
  sms_sign_in_change: {
    subject: '',
    body: '{brand}: {change}. Siz değil misiniz? Geri alın: {link}',
  },
  sign_in_undone: {
    subject: 'Girişinizdeki bir değişiklik geri alındı',
    body: 'Merhaba,\n\nmesajımızdaki bağlantıyla {brand} hesabınızın girişindeki değişiklikler geri alındı. Tüm cihazlarda oturum kapatıldı ve önceki şifre artık geçerli değil. Yeni şifrenizi buradan belirleyin:\n{link}\n\nBunu siz yapmadıysanız hemen yeni bir şifre belirleyin ve bize yazın.\n\n{brand}',
  },
  sms_sign_in_undone: {
    subject: '',
    body: '{brand}: girişinizdeki değişiklikler geri alındı, tüm cihazlarda oturum kapatıldı. Yeni şifre belirleyin: {link}',
  },
  account_guessed: {
    subject: 'Biri parolanızı tahmin etmeye çalışıyor',
    body: 'Merhaba,\n\nBiri bir gün içinde {brand} hesabınız için, daha önce hiç giriş yapmadığınız cihazlarda en az {guesses} kez yanlış parola girdi. Hiçbiri doğru değildi ve her yeni deneme daha uzun sürüyor.\n\nBunu siz yaptıysanız bir şey yapmanız gerekmez.\n\nSiz yapmadıysanız:\n• Parolanızı başka bir yerde de kullanıyorsanız veya tahmin edilebilecek bir parolaysa değiştirin.\n• İki adımlı girişi açın: Böylece tek başına parola yetmez.\n\nİkisini de hesabınızda, güvenlik bölümünde bulursunuz. Sitemizi kendiniz açın: Bu e-postada bilerek bağlantı yok. Yeni bir cihazdan yapılan girişi ayrı bir e-postayla, tahminleri ise günde en fazla bir kez bildiririz.\n\n{brand}',
  },
  sms_account_guessed: {
    subject: '',
    body: '{brand}: hesabınız için en az {guesses} kez yanlış parola girildi. Hiçbiri doğru değildi. Siz değil miydiniz? Başka yerde kullanmadığınız güçlü bir parola seçin ve iki adımlı girişi açın.',
  },
  data_exported: {
    subject: 'Verileriniz indirildi',
    body: 'Merhaba,\n\n{brand} hesabınızdaki tüm verilerinizi içeren bir arşiv az önce indirilmek üzere hazırlandı.\n\nBunu siz yapmadıysanız parolanızı hemen değiştirin ve desteğe yazın.\n\n{brand}',
  },
  sms_data_exported: {
    subject: '',
    body: '{brand}: tüm verilerinizi içeren bir arşiv hazırlandı. Bunu siz yapmadıysanız parolanızı değiştirin ve desteğe yazın.',
  },
  account_closed: {
    subject: 'Hesabınız kapatıldı',
    body: 'Merhaba,\n\n{brand} hesabınız isteğiniz üzerine kalıcı olarak kapatıldı. Artık giriş yapamazsınız. Yasaların saklamamızı istediği bilgiler daha sonra silinecek.\n\nBunu siz yapmadıysanız desteğe yazın.\n\n{brand}',
  },
  sms_account_closed: {
    subject: '',
    body: '{brand}: hesabınız isteğiniz üzerine kalıcı olarak kapatıldı. Bunu siz yapmadıysanız desteğe yazın.',
  },
  coupon_settled: {
    subject: '{number} numaralı bahsiniz: {result}',
    body: 'Merhaba,\n\n{number} numaralı bahsiniz sonuçlandı.\n\nSonuç: {result}\nÖdeme: {amount}\n\nAyrıntılar:\n{link}\n\nBu e-postayı ayarlarınızda açık olduğu için aldınız. Dilediğiniz zaman oradan kapatabilirsiniz.\n\n{brand}',
  },
  deposit_received: {
    subject: '{amount} tutarındaki para yatırma işleminiz',
    body: 'Merhaba,\n\n{amount} tutarındaki yatırımınız hesabınıza geçti.\n\nBu işlemi siz yapmadıysanız parolanızı değiştirin ve desteğe yazın.\n\nBu e-postaları ayarlarınızdan kapatabilirsiniz:\n{link}\n\n{brand}',
  },
  withdrawal_question: {
    subject: 'Bir çekimle ilgili yanıtınızı bekliyoruz',
    body: 'Merhaba,\n\n{payment} numaralı çekimle ilgili size bir soru sorduk ve henüz yanıt almadık. Lütfen {day} tarihine kadar yanıtlayın: soru hesabınızın ödemelerindedir.\n\nParanız güvende. Yanıt gelmezse çekime {brand} çalışanı karar verir.\n\n{brand}',
  },
  sms_withdrawal_question: {
    subject: '',
    body: '{brand}: {payment} numaralı çekimle ilgili sorumuzu {day} tarihine kadar yanıtlayın. Soru hesabınızın ödemelerindedir.',
  },
  news: {
    subject: '{title}',
    body: 'Merhaba,\n\n{title}\n\n{about}\n{origin}{article}\n\n{brand} bültenine abonesiniz. Aboneliği sonlandırmak için:\n{link}\n\n{brand}',
  },
  sms_news: {
    subject: '',
    body: '{brand}: {title} {link} Bu mesajları ayarlarınızdan kapatabilirsiniz.',
  },
};
