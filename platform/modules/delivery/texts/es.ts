import type { MessageTexts } from './message-texts.ts';

export const spanishMessages: MessageTexts = {
  verify: {
    subject: 'Confirma tu correo',
    body: 'Hola:\n\nConfirma que esta dirección es tuya:\n{link}\n\nSi no tienes cuenta en {brand}, ignora este mensaje.\n\n{brand}',
  },
  activate: {
    subject: 'Activa tu cuenta',
    body: 'Hola:\n\nActiva tu cuenta:\n{link}\n\nSi no has creado una cuenta en {brand}, ignora este mensaje.\n\n{brand}',
  },
  newsletter: {
    subject: 'Nuestras novedades',
    body: 'Hola:\n\nRecibes las novedades de {brand}. Para darte de baja:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Tu contraseña nueva',
    body: 'Hola:\n\nCrea una contraseña nueva con este enlace, en el plazo de una hora:\n{link}\n\nSi no lo has pedido, ignora este mensaje: tu contraseña sigue igual.\n\n{brand}',
  },
  password_code: {
    subject: 'Tu contraseña nueva',
    body: 'Hola:\n\nTu código para crear una contraseña nueva: {code}\nEs válido durante {minutes} minutos. No se lo des a nadie; nosotros nunca te lo pediremos.\n\nO crea la contraseña con este enlace, en el plazo de una hora:\n{link}\n\nSi no lo has pedido, ignora este mensaje: tu contraseña sigue igual.\n\n{brand}',
  },
  login: {
    subject: 'Tu enlace para entrar',
    body: 'Hola:\n\nUsa este enlace para entrar, una sola vez, en los próximos {minutes} minutos:\n{link}\n\nSi no lo has pedido, ignora este mensaje y no enseñes el enlace a nadie.\n\n{brand}',
  },
  withdrawal_link: {
    subject: 'Retira tu dinero',
    body: 'Hola:\n\nTienes dinero en tu cuenta de {brand}. Este enlace la abre solo para retirarlo, una sola vez, en los próximos {minutes} minutos:\n{link}\n\nSi no lo has pedido, ignora este mensaje y no enseñes el enlace a nadie.\n\n{brand}',
  },
  two_step: {
    subject: 'Tu código para entrar',
    body: 'Hola:\n\nTu código de la verificación en dos pasos: {code}\nEs válido durante {minutes} minutos. No se lo des a nadie; nosotros nunca te lo pediremos.\n\nSi no eres tú quien está entrando, alguien conoce tu contraseña: cámbiala ya.\n\n{brand}',
  },
  sms_login: {
    subject: '',
    body: '{brand}: tu código para entrar es {code}. Es válido durante {minutes} minutos. No se lo des a nadie.',
  },
  sms_two_step: {
    subject: '',
    body: '{brand}: tu código de la verificación en dos pasos es {code}. Es válido durante {minutes} minutos. No se lo des a nadie.',
  },
  sms_proof: {
    subject: '',
    body: '{brand}: tu código para confirmar un cambio en tu acceso es {code}. Es válido durante {minutes} minutos. No se lo des a nadie.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: tu código para crear una contraseña nueva es {code}. Es válido durante {minutes} minutos. No se lo des a nadie.',
  },
  sms_by_email: {
    subject: '',
    body: '{brand}: tu cuenta usa la verificación en dos pasos. Pide el código por correo.',
  },
  sms_phone: {
    subject: '',
    body: '{brand}: tu código para confirmar este número es {code}. Es válido durante {minutes} minutos.',
  },
  registration: {
    subject: 'Tu código para crear la cuenta',
    body: 'Hola:\n\nTu código para crear una cuenta en {brand}: {code}\nEs válido durante {minutes} minutos. No se lo des a nadie; nosotros nunca te lo pediremos.\n\nSi no estás creando una cuenta, ignora este mensaje: sin el código no se creará ninguna.\n\n{brand}',
  },
  registration_known: {
    subject: 'Ya tienes una cuenta',
    body: 'Hola:\n\nAlguien, quizá tú, ha intentado crear una cuenta en {brand} con este correo. Ya tienes una y sigue como estaba. Entra o pide una contraseña nueva aquí:\n{link}\n\nSi no has sido tú, ignora este mensaje.\n\n{brand}',
  },
  sms_registration: {
    subject: '',
    body: '{brand}: tu código para crear la cuenta es {code}. Es válido durante {minutes} minutos. No se lo des a nadie.',
  },
  sms_registration_known: {
    subject: '',
    body: '{brand}: ya tienes una cuenta con este número. Entra: {link}',
  },
  email: {
    subject: 'Tu código para confirmar esta dirección',
    body: 'Hola:\n\nTu código para confirmar esta dirección en tu cuenta de {brand}: {code}\nEs válido durante {minutes} minutos. No se lo des a nadie; nosotros nunca te lo pediremos.\n\nSi no tienes cuenta con nosotros, ignora este mensaje: sin el código no pasa nada.\n\n{brand}',
  },
  email_known: {
    subject: 'Alguien ha intentado usar tu correo',
    body: 'Hola:\n\nAlguien, quizá tú, ha intentado añadir este correo a otra cuenta de {brand}. Pertenece a tu cuenta y ahí sigue. Puedes entrar aquí:\n{link}\n\nSi no has sido tú, ignora este mensaje.\n\n{brand}',
  },
  sign_in_change: {
    subject: '{change}',
    body: 'Hola:\n\n{change} ({brand}).\n\nCuándo: {when}\nDónde: {where}\nDispositivo: {device}\n\nSi has sido tú, no tienes que hacer nada.\n\nSi no has sido tú, deshazlo aquí. El enlace funciona una vez y es válido durante {days} días:\n{link}{last}\n\n{brand}',
  },
  sms_sign_in_change: {
    subject: '',
    body: '{brand}: {change}. ¿No has sido tú? Deshazlo: {link}',
  },
  sign_in_undone: {
    subject: 'Se ha deshecho un cambio en tu acceso',
    body: 'Hola:\n\nCon el enlace de nuestro mensaje se han deshecho cambios en tu forma de entrar en {brand}. Hemos cerrado la sesión en todos los dispositivos y la contraseña anterior ya no sirve. Crea una nueva aquí:\n{link}\n\nSi no has sido tú, crea ya una contraseña nueva y escríbenos.\n\n{brand}',
  },
  sms_sign_in_undone: {
    subject: '',
    body: '{brand}: se han deshecho cambios en tu acceso y hemos cerrado la sesión en todos los dispositivos. Crea una contraseña nueva: {link}',
  },
  account_guessed: {
    subject: 'Alguien intenta adivinar tu contraseña',
    body: 'Hola:\n\nEn un día, alguien ha escrito {guesses} contraseñas incorrectas o más para tu cuenta en {brand}, en dispositivos desde los que nunca has entrado. Ninguna era la correcta, y cada nuevo intento tarda más.\n\nSi has sido tú, no tienes que hacer nada.\n\nSi no has sido tú:\n• Cambia la contraseña si la usas en otro sitio o si alguien podría adivinarla.\n• Activa la verificación en dos pasos: así una contraseña sola no abre nada.\n\nEncontrarás ambas cosas en tu cuenta, en la sección de seguridad. Abre nuestra web por tu cuenta: este correo no lleva enlace a propósito. Si alguien entra desde un dispositivo nuevo, te avisamos en otro correo; de los intentos, como mucho una vez al día.\n\n{brand}',
  },
  sms_account_guessed: {
    subject: '',
    body: '{brand}: alguien ha escrito {guesses} contraseñas incorrectas o más para tu cuenta. Ninguna era la correcta. ¿No has sido tú? Elige una contraseña segura que no uses en otro sitio y activa la verificación en dos pasos.',
  },
  data_exported: {
    subject: 'Se han descargado tus datos',
    body: 'Hola:\n\nSe acaba de preparar para su descarga un archivo con todos tus datos en {brand}.\n\nSi no has sido tú, cambia la contraseña ahora mismo y escribe al servicio de ayuda.\n\n{brand}',
  },
  sms_data_exported: {
    subject: '',
    body: '{brand}: se ha preparado un archivo con todos tus datos. Si no has sido tú, cambia la contraseña y escribe al servicio de ayuda.',
  },
  account_closed: {
    subject: 'Tu cuenta está cerrada',
    body: 'Hola:\n\nTu cuenta en {brand} se ha cerrado de forma definitiva, como pediste. Ya no puedes entrar. Lo que la ley nos obliga a conservar se borrará más adelante.\n\nSi no has sido tú, escribe al servicio de ayuda.\n\n{brand}',
  },
  sms_account_closed: {
    subject: '',
    body: '{brand}: tu cuenta se ha cerrado de forma definitiva, como pediste. Si no has sido tú, escribe al servicio de ayuda.',
  },
  coupon_settled: {
    subject: 'Tu apuesta {number}: {result}',
    body: 'Hola:\n\nTu apuesta {number} está liquidada.\n\nResultado: {result}\nPago: {amount}\n\nDetalles:\n{link}\n\nRecibes este correo porque lo has activado en tus ajustes. Puedes desactivarlo allí cuando quieras.\n\n{brand}',
  },
  deposit_received: {
    subject: 'Tu depósito de {amount}',
    body: 'Hola:\n\nTu depósito de {amount} ya está en tu cuenta.\n\nSi no has sido tú, cambia tu contraseña y escribe a soporte.\n\nPuedes desactivar estos correos en tus ajustes:\n{link}\n\n{brand}',
  },
  withdrawal_question: {
    subject: 'Falta tu respuesta sobre un retiro',
    body: 'Hola:\n\nTe preguntamos algo sobre el retiro {payment} y aún no tenemos respuesta. Responde antes del {day}: la pregunta está en los pagos de tu cuenta.\n\nTu dinero está a salvo. Sin respuesta, una persona de {brand} decide sobre el retiro.\n\n{brand}',
  },
  sms_withdrawal_question: {
    subject: '',
    body: '{brand}: responde a nuestra pregunta sobre el retiro {payment} antes del {day}. Está en los pagos de tu cuenta.',
  },
  news: {
    subject: '{title}',
    body: 'Hola:\n\n{title}\n\n{about}\n{origin}{article}\n\nEstás suscrito al boletín de {brand}. Para darte de baja:\n{link}\n\n{brand}',
  },
  sms_news: {
    subject: '',
    body: '{brand}: {title} {link} Puedes dejar de recibir estos mensajes en tus ajustes.',
  },
};
