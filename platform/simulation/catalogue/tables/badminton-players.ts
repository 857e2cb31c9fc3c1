/** Men's singles, strongest first. */
export const BADMINTON_MEN = `
Shi Yu Qi|CN; Kunlavut Vitidsarn|TH; Anders Antonsen|DK; Jonatan Christie|ID; Christo Popov|FR; Li Shi Feng|CN;
Chou Tien-chen|TW; Viktor Axelsen|DK; Alex Lanier|FR; Kodai Naraoka|JP; Lin Chun-yi|TW; Lakshya Sen|IN;
Loh Kean Yew|SG; Weng Hong Yang|CN; Toma Junior Popov|FR; Lee Cheuk Yiu|HK; Lu Guang Zu|CN; Kenta Nishimoto|JP;
Koki Watanabe|JP; Yushi Tanaka|JP; Victor Lai|CA; Ayush Shetty|IN; Leong Jun Hao|MY; Rasmus Gemke|DK;
Wang Tzu-wei|TW; Jason Teh|SG; Jason Gunawan|HK; Alwi Farhan|ID; Moh Zaki Ubaidillah|ID; Srikanth Kidambi|IN;
Prannoy H. S.|IN; Tharun Mannepalli|IN; Sathish Karunakaran|IN; Priyanshu Rajawat|IN; Kiran George|IN;
Nhat Nguyen|IE; Brian Yang|CA; Panitchaphon Teeraratsakul|TH; Kantaphon Wangcharoen|TH; Jeon Hyeok-jin|KR;
Magnus Johannesen|DK; Ng Tze Yong|MY; Lee Zii Jia|MY; Cheam June Wei|MY; Justin Hoh|MY; Chi Yu-jen|TW;
Liao Jhuo-fu|TW; Lee Chia-hao|TW; Su Li-yang|TW; Ng Ka Long|HK; Enogat Roy|FR; Arnaud Merklé|FR;
Giovanni Toti|IT; Julien Carraggi|BE; Matthias Kicklitz|DE; Fabian Roth|DE; Harry Huang|GB; Joakim Oldorff|FI;
Kalle Koljonen|FI; Collins Valentine Filimon|AT; Tobias Künzi|CH; Mark Caljouw|NL; Danylo Bosniuk|UA;
Lê Đức Phát|VN; Nguyễn Hải Đăng|VN; Kevin Cordón|GT; Jonathan Matias|BR; Ygor Coelho|BR; Uriel Canjura|SV;
Garret Tan|US; Zhu Xuan Chen|CN; Wang Zheng Xing|CN; Hu Zhe An|CN; Riku Hatano|JP`;

/** Women's singles, strongest first. */
export const BADMINTON_WOMEN = `
An Se-young|KR; Wang Zhi Yi|CN; Akane Yamaguchi|JP; Chen Yu Fei|CN; Han Yue|CN; Pornpawee Chochuwong|TH;
Putri Kusuma Wardani|ID; Ratchanok Intanon|TH; Tomoka Miyazaki|JP; Gao Fang Jie|CN; Sim Yu-jin|KR;
Michelle Li|CA; Mia Blichfeldt|DK; Line Christophersen|DK; P. V. Sindhu|IN; Busanan Ongbamrungphan|TH;
Supanida Katethong|TH; Nozomi Okuhara|JP; Natsuki Nidaira|JP; Riko Gunji|JP; Hina Akechi|JP; Chiu Pin-chian|TW;
Lin Hsiang-ti|TW; Huang Yu-hsun|TW; Sung Shuo-yun|TW; Unnati Hooda|IN; Malvika Bansod|IN; Tanvi Sharma|IN;
Anupama Upadhyaya|IN; Rakshitha Sree Ramraj|IN; Isharani Baruah|IN; Letshanaa Karupathevan|MY;
Wong Ling Ching|MY; Goh Jin Wei|MY; Kim Ga-eun|KR; Kim Ga-ram|KR; Neslihan Arın|TR; Line Højmark Kjærsfeldt|DK;
Julie Dawall Jakobsen|DK; Amalie Schulz|DK; Kirsty Gilmour|GB; Yvonne Li|DE; Kaloyana Nalbantova|BG;
Polina Buhrova|UA; Clara Azurmendi|ES; Rosy Oktavia Pancasari|FR; Anna Tatranova|FR; Lo Sin Yan|HK;
Saliya Tang|HK; Nguyễn Thùy Linh|VN; Vũ Thị Trang|VN; Yeo Jia Min|SG; Insyirah Khan|SG; Beiwen Zhang|US;
Lauren Lam|US; Juliana Vieira|BR; Thalita Ramadhani|ID; Komang Ayu Cahya Dewi|ID; Ester Nurumi Wardoyo|ID;
Pitchamon Opatniputh|TH; Manami Suizu|JP; Dai Wang|CN; Xu Wen Jing|CN; Cai Yan Yan|CN`;
